/** What is said where results are graded again. */
import type { Grading } from '../grading.ts';
import { regrade } from './regrade.ts';
import { resultsPage } from './results-page.ts';

export const grading: Grading = { page: resultsPage, regrade };
