/** What is said where results are graded again, in the page and in the command. */
import { regrade } from './regrade.ts';
import { resultsPage } from './results-page.ts';

export const grading = { page: resultsPage, regrade };
