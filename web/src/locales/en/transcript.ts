/** Transcripts: what a replay says, and why a file is none. Plain text: a terminal shows it too. Values arrive as JSON. */
export const transcript = {
  tooLong: (most: string) =>
    `A transcript takes at most ${most} characters of events; this session has more, so load the page anew to begin another.`,
  unread: 'This file cannot be read: a transcript is a text file of at most 8 megabytes.',
  json: 'This file is no transcript: a transcript is JSON, and this is not.',
  deep: 'This file is no transcript: it is nested deeper than what the lab writes.',
  format: (given: string) =>
    `This file is no transcript: the format of one is "position-lab-transcript", and this one’s is ${given}.`,
  version: (given: string) =>
    `This transcript cannot be read: transcripts of version 1 can be read here, and this one is of ${given}.`,
  part: (at: string, given: string) =>
    `This transcript cannot be replayed: ${at} takes what the lab writes there, and this file has ${given}.`,
  failed: (at: string, cause: string) => `This transcript cannot be replayed beyond ${at}: ${cause}.`,
  end: (at: string) => `This transcript cannot be replayed: its events leave no state of the lab, for ${at} is none.`,
  nothing: 'nothing',
  /** Of a result, by their names in the file. */
  parts: {
    experiments: 'the experiments',
    pages: 'the pages',
    settings: 'settings',
    residual: 'difference',
    tolerance: 'end of rounding',
    holds: 'verdict',
    answers: 'predictions',
    mark: 'mark of the self-test',
    guess: 'what was predicted',
    answer: 'right answer',
    right: 'whether it was right',
    sure: 'how sure',
  } as Readonly<Record<string, string>>,
  /** `among`: which of several that were asked together. */
  question: (number: number, among: number | null) =>
    among === null ? `question ${number}` : `question ${number}, part ${among}`,
  attempt: (from0: string) => (/^\d+$/.test(from0) ? `attempt ${Number(from0) + 1}` : from0),
  place: (from0: string) => (/^\d+$/.test(from0) ? `place ${Number(from0) + 1}` : from0),
  differs: (where: string, recorded: string, replayed: string) =>
    `${where}: the transcript says ${recorded}, the replay says ${replayed}.`,
  otherVersion: (theirs: string, ours: string) =>
    `The transcript was made by version ${theirs}, the replay by version ${ours}.`,
};

const usage = {
  replay: 'position-lab replay [--json] file.json ...',
  results: 'position-lab results [--json] file ...',
};
const counted = (count: number, name: string): string => `${count} ${name}${count === 1 ? '' : 's'}`;

/** What the command says in a terminal. */
export const command = {
  usage: [
    usage.replay,
    'Plays transcripts of Position Lab again, and says what differs from the results that they recorded.',
    usage.results,
    'Grades the answers in result codes and transcripts again: a table as CSV, and what differs from the marks that they claim.',
  ].join('\n'),
  misused: (given: string) =>
    `The command is ${usage.replay} or ${usage.results}; given: position-lab ${given}`.trimEnd(),
  leftOut: (lines: readonly string[]) =>
    `Left out, since there is no result code in them:\n${lines.map((line) => `  ${line}`).join('\n')}`,
  found: (events: number, differences: number) =>
    `${differences === 0 ? 'the same result' : counted(differences, 'difference')} after ${counted(events, 'event')}.`,
  missing: 'There is no such file; a transcript is a file that the lab saved.',
  folder: 'This is a folder; a transcript is one file that the lab saved.',
  tooLarge: (most: string, given: string) =>
    `This file is too large: a transcript has at most ${most} bytes, this one has ${given}.`,
  unreadable: (cause: string) =>
    `This file cannot be read: a transcript must be open to whoever reads it; the system says ${cause}.`,
};
