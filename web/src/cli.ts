/**
 * The commands `position-lab replay file.json`, which plays transcripts again in Node, without a browser, and says what differs from what
 * they recorded, and `position-lab results file`, which grades result codes and transcripts again, as CSV. Exit code 0: nothing differs;
 * 1: something; 2: a file or the command could not be used.
 */
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { loadEngine } from './engine/index.ts';
import { decoded } from './host/decoded.ts';
import { command } from './locales/en/transcript.ts';
import { resultsCsv, resultsJson } from './results/csv.ts';
import { Desk } from './results/desk.ts';
import { submittedFile } from './results/submissions.ts';
import { benchOf, gradingBenchOf } from './session/bench.ts';
import { type Bench, type Refusal, type Replayed, replay } from './session/replay.ts';
import { longestFile } from './state/transcript.ts';

type Outcome = { readonly file: string } & (Replayed | Refusal);

/** The text, or why there is none. */
async function textOf(file: string, { numbers }: Bench): Promise<string | Refusal> {
  try {
    const about = await stat(file);
    if (about.isDirectory()) return { refused: command.folder };
    if (about.size > longestFile)
      return { refused: command.tooLarge(numbers.integer(longestFile), numbers.integer(about.size)) };
    return decoded(await readFile(file));
  } catch (error) {
    const { code = String(error) } = error as NodeJS.ErrnoException;
    return { refused: code === 'ENOENT' ? command.missing : command.unreadable(code) };
  }
}

const codeOf = (outcome: Outcome): number => ('refused' in outcome ? 2 : outcome.differences.length > 0 ? 1 : 0);

/** For another program: what was found, with what the engine says now. */
function asJson(outcome: Outcome): object {
  if ('refused' in outcome) return { file: outcome.file, refused: outcome.refused };
  const { file, transcript, result, differences, note } = outcome;
  return { file, same: differences.length === 0, events: transcript.events.length, differences, note, result };
}

function print(outcome: Outcome): void {
  if ('refused' in outcome) {
    console.error(`${outcome.file}: ${outcome.refused}`);
    return;
  }
  const { file, transcript, differences, note } = outcome;
  console.log(`${file}: ${command.found(transcript.events.length, differences.length)}`);
  for (const line of [...(note === null ? [] : [note]), ...differences.map(({ sentence }) => sentence)])
    console.log(`  ${line}`);
}

async function results(files: readonly string[], json: boolean): Promise<number> {
  const desk = new Desk(await gradingBenchOf(await loadEngine()));
  let code = 0;
  for (const file of files) {
    const text = await textOf(file, desk.bench);
    if (typeof text === 'string') desk.add(submittedFile(basename(file), text));
    else {
      print({ file, ...text });
      code = 2;
    }
  }
  while (desk.work());
  const { rows, answered, leftOut } = desk;
  if (leftOut.length > 0) console.error(command.leftOut(leftOut.map(({ text }) => text)));
  console.log(json ? resultsJson(rows, answered) : resultsCsv(rows, answered).trimEnd());
  return code || Number(rows.some(({ differences }) => differences.length > 0));
}

async function replays(files: readonly string[], json: boolean): Promise<number> {
  const bench: Bench = await benchOf(await loadEngine());
  const outcomes: Outcome[] = [];
  for (const file of files) {
    const text = await textOf(file, bench);
    const outcome = { file, ...(typeof text === 'string' ? replay(text, bench) : text) };
    outcomes.push(outcome);
    if (!json || 'refused' in outcome) print(outcome);
  }
  if (json) console.log(JSON.stringify(outcomes.map(asJson), null, 2));
  return Math.max(...outcomes.map(codeOf));
}

const commands = new Map([
  ['replay', replays],
  ['results', results],
]);
const [name = '', ...rest] = process.argv.slice(2);
const run = commands.get(name);
const files = rest.filter((word) => !word.startsWith('-'));
const strange = rest.find((word) => word.startsWith('-') && word !== '--json');
if (name === '--help' || name === 'help') console.log(command.usage);
else if (!run || files.length === 0 || strange !== undefined) {
  console.error(command.misused(process.argv.slice(2).join(' ')));
  process.exitCode = 2;
} else process.exitCode = await run(files, rest.includes('--json'));
