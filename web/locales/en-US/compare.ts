import type { texts as source } from '../zh-CN/compare.ts'

export const texts: typeof source = {
  versions: {
    label: 'Versions of the report',
    read: 'Version',
    since: 'Compare with',
    latest: '{{made}} (latest)',
    made: '{{made}} (data as of {{day}})',
    before: 'Previous version',
    former:
      'You are viewing an earlier version, created {{made}} with data from {{day}}. It does not show the latest data.',
    back: 'Back to the latest version',
    incomparable: 'This version was created by an earlier release of Seller Compass and has no figures to compare.',
    failed: 'The earlier version could not be opened',
    goneTitle: 'Version not found',
    goneText: 'We keep the latest twelve versions of each report and delete older ones.',
  },
  side: {
    title: 'Compare reports',
    subtitle: 'Compare the key figures of two to four reports side by side and find the best opportunity.',
    asOf: 'Data as of {{day}}',
    open: 'View report',
    remove: 'Remove from comparison: {{name}}',
    best: 'Better',
    rules:
      '“Better” appears only when the difference is certain: never when estimated ranges overlap, currencies differ, ranks come from different marketplaces, or sample data would be compared with real data.',
    noMeasures:
      '{{names}}: created by an earlier release of Seller Compass, with no figures to compare. Update the report to compare it.',
    missing: 'Reports that could not be opened and may have been deleted: {{count}}.',
    fewTitle: 'Choose at least two reports',
    fewText: 'Select “Compare” on up to four of your ASIN or market reports.',
    errorTitle: 'The reports could not be opened',
    toAsins: 'ASIN reports',
    toMarkets: 'Market reports',
  },
}
