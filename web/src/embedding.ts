/** The page for authors: its code names the place where this copy lies, so that it can be pasted as it is. */
const here = new URL('.', location.href).href;
for (const code of document.querySelectorAll('code'))
  code.textContent = (code.textContent ?? '').replaceAll('https://example.org/position-lab/', here);
