import type { drawing as source } from '../zh-CN/drawing.ts'

export const drawing = {
  'report.title.market': 'Market analysis report',
  'report.original': 'Original name',
  'report.keyword': 'Search keyword',
  'report.reference': 'Reference product',
  'verdict.enter': 'Enter',
  'verdict.caution': 'Enter with caution',
  'verdict.avoid': 'Stay out',
  'verdict.open': 'No verdict yet',
  'score.outOf': '{points} / 10',
  'score.weight': 'Weight {weight}',
  'score.proposed': 'Default weights; set your own in the online report',
  'score.because': 'Based on',
  'score.unknown': 'Unknown; not counted',
  'quality.good': 'Data quality: good',
  'quality.fair': 'Data quality: fair',
  'quality.poor': 'Data quality: poor',
  'quality.counts': 'Sections: {full} complete · {partial} partial · {missing} without data',
} satisfies Record<keyof typeof source, string>
