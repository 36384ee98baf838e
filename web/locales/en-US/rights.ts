import type { texts as source } from '../zh-CN/rights.ts'

export const texts: typeof source = {
  notAdvice: 'For orientation only, not legal advice. Ask a patent or trademark attorney before you decide.',
  sampleNote: 'Patents, marks and cases tagged “Sample data” are made up for demonstration.',
  risk: { high: 'High risk', medium: 'Medium risk', low: 'Low risk', none: 'No longer in force' },
  status: {
    pending: 'Pending',
    inForce: 'In force',
    expired: 'Expired',
    lapsed: 'Lapsed',
    invalidated: 'Invalidated',
    unknown: 'Status unknown',
  },
  enforcer: 'Owner enforces its rights',
  cases: 'Enforcement cases: {{count}}',
  office: 'Office',
  allOffices: 'All offices',
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
  use: { name: 'Used as a name', commonWord: 'Common word', compatibility: 'Says what it fits' },
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
