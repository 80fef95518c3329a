/** The page of results. */
import { ResultsPage } from './element/results-page.ts';

const place = document.querySelector<HTMLElement>('#results');
if (place) {
  // In a task of its own: this one has evaluated all that is in the file.
  setTimeout(() => {
    place.textContent = '';
    void new ResultsPage(place).start(new URLSearchParams(location.search).get('lang'));
  });
}
