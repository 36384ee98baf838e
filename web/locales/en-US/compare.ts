import type { texts as source } from '../zh-CN/compare.ts'

export const texts: typeof source = {
  versions: {
    label: 'Versions of the report',
    read: 'Version',
    since: 'Compare with',
    latest: '{{made}} (latest)',
    made: '{{made}} (data of {{day}})',
    before: 'The version just before',
    former: 'This is a former version made {{made}} on data of {{day}}. It does not show the latest data.',
    back: 'Back to the latest version',
    incomparable: 'The chosen version was made by an older model and holds no figures to compare.',
    failed: 'The former version could not be opened',
    goneTitle: 'There is no such version',
    goneText: 'Twelve versions of a report are kept; older ones have been removed.',
  },
  side: {
    title: 'Compare reports',
    subtitle: 'Key figures of reports of one kind side by side, to see which is worth more.',
    asOf: 'Data of {{day}}',
    open: 'View report',
    remove: 'Remove from comparison: {{name}}',
    best: 'Better',
    rules:
      '“Better” is only said where the difference is sure: not between estimates whose ranges overlap, different currencies, ranks of different marketplaces, or sample and real data.',
    noMeasures: '{{names}}: made by an older model, without figures to compare. Update the report to compare it.',
    missing: 'Reports that could not be read, as they may have been deleted: {{count}}.',
    fewTitle: 'Choose at least two reports',
    fewText: 'Tick “Compare” on the cards of your ASIN or market reports, up to four.',
    errorTitle: 'The reports could not be read',
    toAsins: 'ASIN reports',
    toMarkets: 'Market reports',
  },
}
