/** The page of results. */
import { ResultsPage } from './element/results-page.ts';

const place = document.querySelector<HTMLElement>('#results');
if (place) {
  place.textContent = '';
  void new ResultsPage(place).start(new URLSearchParams(location.search).get('lang'));
}
