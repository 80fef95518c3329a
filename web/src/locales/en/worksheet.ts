/** What the worksheet says beside its labs. Plain text. */
export const worksheet = {
  title: 'Position Lab: worksheet',
  how: 'Print this page: what each experiment asks before a run and at its end, with lines to write on. The answer to each question at the end is on the page after it.',
  withoutAnswers: 'Without the answers',
  withAnswers: 'With the answers',
  name: 'Name:',
};
