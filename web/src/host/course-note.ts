/** What the foot of the lab says of the course around it. */
export interface CourseNote {
  /** Results go to it. */
  readonly takes: boolean;
  /** The course shows what was done, and takes nothing. */
  readonly review: boolean;
  /** 'refused': it did not take what it was given last. 'unread': what it kept is no state of a lab. 'unknown': it could not say what it kept. */
  readonly trouble: { readonly kind: 'refused' | 'unread' | 'unknown'; readonly why: string } | null;
  /** What is too long for it: how many texts of the learner, how many parts that are none. */
  readonly texts: number;
  readonly parts: number;
}

/** Of a visit, in characters: SCORM 1.2 keeps 4096. */
export const longestKept = 2999;

export const noCourse: CourseNote = { takes: false, review: false, trouble: null, texts: 0, parts: 0 };
