import type { texts as source } from '../zh-CN/rights.ts'

export const texts: typeof source = {
  notAdvice: 'For orientation only, not legal advice. Ask a patent or trademark attorney before you decide.',
  sampleNote: 'Patents, marks and cases tagged “Sample data” are made up for demonstration.',
  enforcer: 'Owner enforces its rights',
  cases: 'Enforcement cases: {{count}}',
  office: 'Office',
  allOffices: 'All offices',
  all: 'All',
  targets: {
    label: 'Target offices',
    hint: 'Only rights at these offices count for the verdict; rights elsewhere are listed below. Hague registrations may cover the EU and the UK: tick them as well where you need to.',
    here: 'Rights at your target offices',
    elsewhere: 'Rights elsewhere (do not count for the verdict)',
    others: 'Rights elsewhere',
    notHere: 'Not at a target office: does not count',
    noneHere: 'No similar right was found at your target offices.',
  },
  nearest: 'Nearest designs, not similar (no results)',
  registered: 'The same design is registered in: {{offices}}',
  missing: {
    patents: 'No design patents are on record here for these offices, so we cannot judge rights there: {{offices}}.',
    marks: 'No trademarks are on record here for these offices, so we cannot judge marks there: {{offices}}.',
  },
  sampleOnly:
    'This is sample data: patents, marks and owners are made up. Results say nothing about real brands or owners.',
  unknown: 'Unknown',
  reason: {
    exact: 'The same',
    lookAlike: 'Looks alike',
    fuzzy: 'A letter or two away',
    phonetic: 'Sounds alike',
    prefix: 'Begins alike',
    contains: 'One contains the other',
  },
  between: ', ',
  useHint: {
    name: 'May count as use of the mark: reword it, or get a licence.',
    commonWord: 'Also a word of the language. Describing with it is a lower risk; do not let it stand out.',
    compatibility:
      'Saying truthfully what a thing fits is usually allowed. Say “compatible with”, and do not look like the maker.',
  },
  times: 'Times used: {{count}}',
  live: 'Live',
  dead: 'Dead',
  liveUnknown: 'Not known whether live',
  statusCode: 'Status code {{code}}',
  classes: 'Classes {{numbers}}',
  findings: 'Words that are marks',
  judge: { note: 'Note', save: 'Save the note', saved: 'Saved' },
}
