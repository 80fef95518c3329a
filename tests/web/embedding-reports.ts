/** Thirty-three public reports of people who embed interactive pages or write them: what happened, our answer, and the tests that show it. */

/** A file, and titles of tests in it; {id} stands for what a test is repeated with. */
export type Shown = readonly [file: string, ...titles: string[]];

export interface Report {
  /** repository#number, separated by spaces. */
  readonly where: string;
  readonly happened: string;
  readonly answer: string;
  readonly shown: readonly Shown[];
}

export const reports: readonly Report[] = [
  {
    where: 'davidjbradshaw/iframe-resizer#814 #611 #218',
    happened: 'a frame whose content is as high as its window grows for ever',
    answer: 'nothing is sized by the window; a height is told when it changes; equal steps in a row are no longer told',
    shown: [
      [
        'e2e/frames.spec.ts',
        'a host that sizes the frame by its messages: three of them at most, and it fits',
        'content as high as the window of its frame is not followed for ever',
      ],
      [
        'tests/web/manners.test.ts',
        'nothing is as high or wide as the window',
        'a host that answers each height by some more is told no more after a few',
      ],
    ],
  },
  {
    where: 'davidjbradshaw/iframe-resizer#629 quarto-dev/quarto-cli#718',
    happened: 'a frame in a closed tab has no height and gets none when the tab is opened',
    answer: 'nothing is told or drawn without a width; when there is one, both are',
    shown: [
      ['e2e/frames.spec.ts', 'in a closed tab of the page, opened later: as high and as full as one that was open'],
      ['e2e/embed.spec.ts', 'in a closed container it draws when it is opened, as if it had been open'],
    ],
  },
  {
    where: 'cerpus/Edlib#2193',
    happened: 'the height is taken before fonts and formulas are there',
    answer: 'the height is watched; whatever comes late changes it',
    shown: [
      [
        'e2e/frames.spec.ts',
        'what comes late, engine and experiment, is in the height',
        'a host that sizes the frame by its messages: three of them at most, and it fits',
      ],
    ],
  },
  {
    where: 'phetsims/joist#897 dart-lang/dart-pad#530 elastic/kibana#29406',
    happened: 'an embedded page takes the focus, and the page around it jumps there',
    answer: 'nothing has the focus before the learner puts it there',
    shown: [
      [
        'e2e/guests.spec.ts',
        'two frames far below: the page stays where it is, and the focus too',
        'keys, wheel and the Tab key belong to the page',
      ],
      [
        'e2e/hosts.spec.ts',
        'below the fold, {name} takes no focus and scrolls nothing',
        'working in it does not scroll the page around it',
      ],
    ],
  },
  {
    where: 'opendocument-app/OpenDocument.core#709 hobuinc/laz-perf#158 drumath2237/spz-loader#91',
    happened: 'the bindings of a WebAssembly module ask for unsafe-eval',
    answer: 'the module is linked without code from text; wasm-unsafe-eval is enough',
    shown: [
      ['e2e/hosts.spec.ts', '{id} under a strict content security policy'],
      [
        'tests/web/manners.test.ts',
        'what is built makes no code from text, so that a policy without unsafe-eval lets it run',
      ],
    ],
  },
  {
    where: 'w3c/webappsec-csp#443 kujenga/website#60',
    happened: 'a policy refuses WebAssembly, and the page stays empty',
    answer:
      'the engine also exists in plain JavaScript; without either the page names wasm-unsafe-eval and stays readable',
    shown: [['e2e/hosts.spec.ts', 'everything works', 'the page says so and how to go on']],
  },
  {
    where: 'http-party/http-server#690 webpack/webpack#12259 LeastAuthority/winden#26',
    happened: 'a server sends WebAssembly under a wrong type',
    answer: 'bytes are compiled, whatever the server calls them; nothing is logged',
    shown: [['e2e/servers.spec.ts', 'a server that calls WebAssembly text, bytes without guessing, or a page']],
  },
  {
    where: 'rwasm/vite-plugin-rsw#6 vitejs/vite#4256 EA1FUO/AntennaSim#21',
    happened: 'engine or worker are looked for at the root of the server',
    answer: 'every address is relative to the file that asks; a worker of another site is done without',
    shown: [['e2e/servers.spec.ts', 'in a folder, and included by a page of another folder on another site']],
  },
  {
    where: 'TerriaJS/terriajs#903 bevacqua/local-storage#28 tannerkrewson/rocketcrab#105 Blazored/LocalStorage#160',
    happened: 'storage throws in a frame of another site, and the page stops',
    answer: 'storage never throws here; that nothing is kept is said',
    shown: [
      [
        'e2e/servers.spec.ts',
        'in a page of another site, where storage throws: all four can be played, and that nothing is kept is said',
      ],
      ['e2e/page.spec.ts', 'refused storage is said, and nothing else changes'],
      ['tests/web/host.test.ts', '%s: nothing is kept and nothing throws'],
    ],
  },
  {
    where: 'yschimke/compose-ai-tools#2319 learningequality/studio#2666',
    happened: 'a sandbox without an origin breaks a WebAssembly page',
    answer: 'the one file needs no origin; the pages need the header for every origin',
    shown: [
      ['e2e/one-file.spec.ts', 'with settings in it, in an opaque sandbox'],
      ['e2e/hosts.spec.ts', 'it works, says that nothing is kept, and shows the text of a file that may not be saved'],
      ['e2e/frames.spec.ts', 'resize.js: two frames, one of them in a sandbox, and one of somebody else'],
    ],
  },
  {
    where: 'nolanlawson/emoji-picker-element#245 paulirish/lite-youtube-embed#202 altcha-org/altcha#162',
    happened: 'the second script that defines the element throws',
    answer: 'the first one counts, in the same version or another',
    shown: [['e2e/embed.spec.ts', 'several on one page, the script twice: one engine, each its own state']],
  },
  {
    where: 'microsoft/datamations#133 IGNF/geoportal-extensions#74 openwebwork/pg#584',
    happened: 'two widgets on a page share ids or state',
    answer: 'each has its own state and its own ids in a shadow root',
    shown: [['e2e/embed.spec.ts', 'several on one page, the script twice: one engine, each its own state']],
  },
  {
    where: 'squidfunk/mkdocs-material#5816 blueswen/mkdocs-swagger-ui-tag#9 facebook/docusaurus#8654',
    happened: 'dead after the site has put in another page without loading it',
    answer: 'the element starts by itself wherever it is put in',
    shown: [
      [
        'e2e/guests.spec.ts',
        'a page that puts other text into itself twice, and one whose Markdown put a p around the tag',
      ],
      ['tests/long/sites.test.ts', 'experiments compute, in a frame, and after links there and back'],
    ],
  },
  {
    where: 'facebook/docusaurus#5416',
    happened: 'the import fails where pages are rendered, since there is no window',
    answer: 'the module asks for no document before an element is in one',
    shown: [
      ['tests/web/package.test.ts', 'the element can be imported without a DOM, by both names'],
      ['tests/long/sites.test.ts', 'the page that the site builds on its server has the element in it'],
    ],
  },
  {
    where: 'gohugoio/hugo#7619',
    happened: 'Markdown puts a paragraph around the tag',
    answer: 'the element needs no certain parent',
    shown: [
      [
        'e2e/guests.spec.ts',
        'a page that puts other text into itself twice, and one whose Markdown put a p around the tag',
      ],
    ],
  },
  {
    where: 'react-cad/react-cad#26 emscripten-core/emscripten#19008',
    happened: 'memory grows with each mount',
    answer: 'one engine for a page, whatever comes and goes; listeners end with the element',
    shown: [
      ['e2e/memory.spec.ts', 'put in, used and taken out again and again, it leaves nothing behind'],
      ['tests/boundary/memory.test.ts', '100,000 calls, good and bad, leave memory and handles as they were'],
    ],
  },
  {
    where: 'adaptlearning/adapt_framework#2790 pipwerks/scorm-api-wrapper#45 jcputney/scorm-again#472',
    happened: 'the score is lost when the window is closed',
    answer: 'every answer is committed at once; closing only ends the session',
    shown: [
      ['e2e/courses.spec.ts', '{version}: answer, close, resume, answer worse'],
      ['tests/web/scorm.test.ts', 'the session ends once, and nothing is said after'],
    ],
  },
  {
    where: 'thexerteproject/xerteonlinetoolkits#488 #433 frappe/lms#1784',
    happened: 'a second visit lowers the score, or begins from nothing',
    answer: 'the best attempt is kept; what was kept comes back',
    shown: [
      ['e2e/courses.spec.ts', '{version}: answer, close, resume, answer worse'],
      [
        'tests/web/scorm.test.ts',
        'what was kept comes back, and neither score nor status is lowered',
        'a recorded score stays above a worse one',
      ],
    ],
  },
  {
    where: 'thexerteproject/xerteonlinetoolkits#847 catalyst/moodle-mod_scormremote#20',
    happened: 'what is kept is longer than the course system takes',
    answer: 'under 3,000 characters; the longest texts are left out whole, and that is said',
    shown: [
      [
        'tests/web/suspended.test.ts',
        'leaves out the longest texts first, whole, and says how many',
        'holds sixty-four runs',
      ],
    ],
  },
  {
    where: 'pipwerks/scorm-api-wrapper#20 #21 Didask/scol-r#5 LiaScript/LiaScript#133',
    happened: 'the search for the course system throws, or misses it',
    answer: 'frames, their parents and openers are asked; what refuses is passed over',
    shown: [
      [
        'tests/web/scorm.test.ts',
        'climbs through frames, also of other sites, then to the opener',
        'finds none: alone, in another site, in sixty frames, beside what is no such thing',
        'throws in every function: nothing is thrown on',
      ],
      [
        'e2e/courses.spec.ts',
        'a package that no course is around, and one that may not ask, run as ever and say nothing of a course',
      ],
    ],
  },
  {
    where: 'exelearning/exelearning#2105 chamilo/chamilo-lms#3722 adaptlearning/adapt-contrib-xapi#19',
    happened: 'the course system refuses the package, since its manifest is wrong',
    answer: 'the build writes the manifests; the schemas of IMS and ADL accept them',
    shown: [
      [
        'tests/web/courses.test.ts',
        'holds the manifest at its root, the page, and nothing else; the manifest lists it as it is written',
        'says what it is, in the case that importers read',
        'has one item, whose references lead somewhere',
      ],
      ['tests/long/courses.test.ts', 'the manifest of %s is valid, and one without its resources is not'],
    ],
  },
  {
    where: 'Doenet/DoenetML#619',
    happened: 'a report of a state counts as a score of 0',
    answer: 'no score is told before the first answer',
    shown: [
      ['tests/web/scorm.test.ts', 'before the first answer there is a status, and no score'],
      [
        'tests/web/splice.test.ts',
        'who answered is told all, and no one else; before the first answer there is no score',
      ],
      ['e2e/courses.spec.ts', 'a book that speaks SPLICE gives back what it kept, and is told scores of answers only'],
    ],
  },
  {
    where: 'nerdyman/react-compare-slider#134 potomak/drawbang#246 taye/interact.js#595',
    happened: 'a finger on a picture cannot scroll the page, or loses what it drags',
    answer: 'up and down scrolls, sideways drags (touch-action: pan-y)',
    shown: [
      [
        'e2e/guests.spec.ts',
        'a swipe that begins on a picture or a chip scrolls the page; a drag sideways moves the chip',
      ],
      [
        'tests/web/manners.test.ts',
        'fields of touch let a page scroll, but for the grip that is there to be dragged up and down',
      ],
    ],
  },
  {
    where: 'crabbly/Print.js#261 turbot/steampipe#1449 twentyhq/twenty#22272',
    happened: 'pictures are missing on paper, or the second time',
    answer: 'pictures are SVG, laid out for paper and back; a lab not reached yet is drawn for paper',
    shown: [
      [
        'e2e/print.spec.ts',
        'pictures are on paper, the second time too',
        'pictures are laid out for paper, and for the window again',
        '{id}: answers have a page of their own, shown or not',
      ],
      ['e2e/guests.spec.ts', 'it starts when it comes near the window, is printed, or its report is asked for'],
    ],
  },
  {
    where: 'twbs/bootstrap#38750 metabase/metabase#64324 mdn/content#13435',
    happened: 'a white box on a dark page, or white text on white',
    answer: 'the lab paints its own ground, light or dark as the system or its author says',
    shown: [
      ['e2e/colours.spec.ts', 'host, system and theme, light or dark: text stands out, in the element and in a frame'],
    ],
  },
  {
    where: 'highcharts/highcharts#23212 bpmn-io/diagram-js#635',
    happened: 'lines cannot be seen in forced colours',
    answer: 'lines take the colours of the system',
    shown: [
      ['e2e/colours.spec.ts', 'forced colours: every line of the pictures stands out from the ground'],
      ['e2e/hosts.spec.ts', 'forced colours and reduced motion: nothing is lost'],
    ],
  },
  {
    where: 'KaTeX/KaTeX#820',
    happened: 'formulas are silent where a screen is explored by touch',
    answer: 'the MathML of a formula lies over its letters, where a finger finds it; pictures have a sentence',
    shown: [
      ['e2e/reader.spec.ts', 'formulas are MathML to a listener, and a finger finds them'],
      ['tests/web/manners.test.ts', 'formulas are seen and heard letter by letter, and no letter is lost'],
    ],
  },
  {
    where: 'vitejs/vite#820 #10640 #13201',
    happened: 'a double click on the built page shows nothing',
    answer: 'the one file opens from the disk',
    shown: [
      [
        'e2e/one-file.spec.ts',
        'alone in a folder, from the disk: the numbers of the page on a server, and claims in a worker',
      ],
    ],
  },
  {
    where: 'richardtallent/vite-plugin-singlefile#100 #74',
    happened: 'the worker is left out of the one file, or a closing tag in a text ends its script',
    answer: 'engine and worker are inside; the file asks for nothing else; its charset comes first',
    shown: [
      [
        'e2e/one-file.spec.ts',
        'alone in a folder, from the disk: the numbers of the page on a server, and claims in a worker',
      ],
      ['tests/web/manners.test.ts', 'the one file says its charset at once and names no other file'],
    ],
  },
  {
    where: 'Pagefind/pagefind#359 leptos-rs/leptos#4382 actualbudget/actual#4479',
    happened: 'in Lockdown Mode there is no WebAssembly, and the page waits for ever',
    answer: 'the engine in plain JavaScript, and a sentence that it is slower',
    shown: [
      ['e2e/hosts.spec.ts', 'without WebAssembly everything works, and a quiet sentence says so'],
      [
        'e2e/jitless.spec.ts',
        'without a compiler: the question at once, then everything, and a sentence that says why it is slow',
      ],
    ],
  },
  {
    where: 'gchq/LD-Explorer#6 anphil/tidely#20',
    happened: 'projects of one site find each other’s data in the storage',
    answer: 'keys begin with our name and a version; what is not ours is left alone, what is damaged is as if absent',
    shown: [
      ['tests/web/host.test.ts', 'keeps and reads JSON under names of its own', 'text that is no JSON is as if absent'],
      ['e2e/page.spec.ts', 'what else lies in the storage under our names does not stop the page'],
      ['tests/web/progress.test.ts', 'a corrupt store is as if empty'],
    ],
  },
  {
    where: 'jupyter-book/jupyter-book#1775',
    happened: 'a fixed width runs over the edge of a phone or into the table of contents',
    answer: 'the width is that of the place, down to 320 pixels and less',
    shown: [
      [
        'e2e/frames.spec.ts',
        'hosts from 320 to 1600 pixels wide: nothing to scroll sideways, in the element or in a frame',
      ],
      ['e2e/sizes.spec.ts', '{id}, in each step'],
    ],
  },
  {
    where: 'openedx/openedx-platform#34387 #38864',
    happened: 'an answer that opens is cut off at the edge of the frame',
    answer: 'what opens makes the frame higher; nothing hangs over its edge',
    shown: [['e2e/frames.spec.ts', '{id}: whatever opens in the frame, nothing is cut off below']],
  },
];
