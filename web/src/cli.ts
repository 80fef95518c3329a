/**
 * The command `position-lab replay file.json`: plays transcripts again in Node, without a browser, and says what differs from what they
 * recorded. Exit code 0: nothing; 1: something; 2: a file or the command could not be used.
 */
import { readFile, stat } from 'node:fs/promises';
import { loadEngine } from './engine/index.ts';
import { command } from './locales/en/transcript.ts';
import { benchOf } from './session/bench.ts';
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
    return await readFile(file, 'utf8');
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

async function run(files: readonly string[], json: boolean): Promise<number> {
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

const [name, ...rest] = process.argv.slice(2);
const files = rest.filter((word) => !word.startsWith('-'));
const strange = rest.find((word) => word.startsWith('-') && word !== '--json');
if (name === '--help' || name === 'help') console.log(command.usage);
else if (name !== 'replay' || files.length === 0 || strange !== undefined) {
  console.error(command.misused([name, ...rest].filter((word) => word !== undefined).join(' ')));
  process.exitCode = 2;
} else process.exitCode = await run(files, rest.includes('--json'));
