import type { texts as source } from '../zh-CN/rights.ts'

export const texts: typeof source = {
  notAdvice: 'For reference only; not legal advice. Ask a patent or trademark attorney before you decide.',
  sampleNote: 'Patents, trademarks and cases tagged “Sample data” are made up for demonstration.',
  enforcer: 'Owner has enforced rights',
  cases: 'Enforcement cases: {{count}}',
  office: 'Office',
  allOffices: 'All offices',
  all: 'All',
  targets: {
    label: 'Target markets',
    hint: 'Only rights in these markets count toward the verdict; rights elsewhere are listed below. Hague registrations may cover the EU and the UK, so select Hague too if you need it.',
    here: 'Rights in your target markets',
    elsewhere: 'Rights elsewhere (not counted in the verdict)',
    others: 'Rights elsewhere',
    notHere: 'Outside your target markets; not counted',
    noneHere: 'No similar rights found in your target markets.',
  },
  nearest: 'Closest designs (not similar enough to count as results)',
  registered: 'The same design is registered in: {{offices}}',
  missing: {
    patents: 'We have no design patent data for these offices, so we cannot judge the risk there: {{offices}}.',
    marks: 'We have no trademark data for these offices, so we cannot judge the risk there: {{offices}}.',
  },
  sampleOnly:
    'This is sample data: patents, trademarks and owners are made up. Results say nothing about real brands or owners.',
  unknown: 'Unknown',
  reason: {
    exact: 'Identical',
    lookAlike: 'Looks alike',
    fuzzy: 'A few letters differ',
    phonetic: 'Sounds alike',
    prefix: 'Starts the same',
    contains: 'One contains the other',
  },
  between: ', ',
  useHint: {
    name: 'May count as trademark use. Reword it, or get a license.',
    commonWord: 'Also an everyday word. Using it to describe the product is lower risk; do not make it stand out.',
    compatibility:
      'You can usually state truthfully what a product fits. Say “compatible with”, and do not suggest that the brand makes it.',
  },
  times: 'Times used: {{count}}',
  live: 'Live',
  dead: 'Dead',
  liveUnknown: 'Live status unknown',
  statusCode: 'Status code {{code}}',
  classes: 'Classes {{numbers}}',
  findings: 'Trademarked words',
  judge: { note: 'Note', save: 'Save note', saved: 'Saved' },
}
