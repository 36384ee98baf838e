import type { Product } from '#contracts/model/catalogue.ts'
import type { LANGUAGES } from '#contracts/model/language.ts'
import type { Block, Chart, Table } from '#contracts/model/report/block-kinds.ts'
import { sentenceOf } from '#contracts/model/report/format.ts'
import type { MarketSection } from '#contracts/model/report/report.ts'
import { figuresOf } from '#contracts/model/report/walk.ts'
import { sampleMember, sparseMarketFacts } from './facts.test-support.ts'
import type { MarketFacts } from './facts.ts'
import { marketReport } from './market-report.ts'
import { sentencesInBlock, sentencesOf } from './sentences.test-support.ts'

export const blocksOf = (facts: MarketFacts, key?: MarketSection): Block[] =>
  marketReport(facts).sections.flatMap((section) => (key && section.key !== key ? [] : section.blocks))
export const shownIn = (facts: MarketFacts) =>
  [...figuresOf(marketReport(facts))].map(({ figure }) => figure).filter(({ value }) => value !== null)
export const figureOf = (facts: MarketFacts, label: string) => shownIn(facts).find((figure) => figure.label === label)
export const tableOf = (facts: MarketFacts, title: string): Table => {
  const found = blocksOf(facts).find((block): block is Table => block.kind === 'table' && block.title === title)
  if (!found) throw new Error(`no table ${title}`)
  return found
}
export const charts = (facts: MarketFacts): Chart[] => blocksOf(facts).filter((block) => block.kind === 'chart')
export const keysOf = (facts: MarketFacts): string[] => sentencesOf(marketReport(facts)).map(({ key }) => key)
export const tooFewIn = (facts: MarketFacts, key: MarketSection, language: (typeof LANGUAGES)[number]) =>
  blocksOf(facts, key)
    .flatMap(sentencesInBlock)
    .filter((sentence) => sentence.key.startsWith('few.insight'))
    .map((sentence) => sentenceOf(sentence, language, 'US'))

export const selling = (units: number[], change: (at: number) => Partial<Product> = () => ({})): MarketFacts =>
  sparseMarketFacts({
    members: units.map((each, at) => sampleMember(at, { source: 'brightdata', ...change(at) }, each)),
    memberCount: units.length,
  })
