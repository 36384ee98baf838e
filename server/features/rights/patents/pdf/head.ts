import { formatHomeInstant } from '#contracts/model/date.ts'
import { formatCount } from '#contracts/model/number.ts'
import { locarnoTitle } from '#contracts/model/rights/locarno.ts'
import { officeName } from '#contracts/model/rights/offices.ts'
import { STATUS_NAMES } from '#contracts/model/rights/right-names.texts.ts'
import { type Fact, factsIn } from '#server/platform/pdf/facts.ts'
import { headingPiece } from '#server/platform/pdf/frame.ts'
import { drawableText, drawLines, leading, type Paper } from '#server/platform/pdf/ink.ts'
import { wrap } from '#server/platform/pdf/lines.ts'
import type { Piece } from '#server/platform/pdf/page.ts'
import { COLOR, LEFT, SIZE, WIDTH } from '#server/platform/pdf/theme.ts'
import { drawFramed } from './framed-picture.ts'
import { percentText } from './percent.ts'
import type { ResultPaper } from './result-paper.ts'
import { WORDS } from './words.ts'

const SIDE = 150

export function headPieces(ink: Paper, paper: ResultPaper): Piece[] {
  const words = WORDS[ink.language]
  const side = paper.picture ? SIDE + 22 : 0
  const facts = factsIn(ink, searchFacts(paper), WIDTH - side)
  const { picture } = paper
  return [
    {
      height: Math.max(picture ? SIDE + 18 : 0, facts.height) + 6,
      draw: (y) => {
        if (picture) drawFramed(ink, { picture, name: words.picture, missing: '' }, { x: LEFT, y, side: SIDE })
        facts.draw(LEFT + side, y)
      },
    },
    headingPiece(ink, foundText(paper)),
    ...limitsOf(paper).map((content) => remarkPiece(ink, content)),
  ]
}

/** Limits of the result: missing offices and sample data. */
function remarkPiece(ink: Paper, content: string): Piece {
  const { text } = wrap(drawableText(ink, content), WIDTH, SIZE.small)
  return {
    height: text.length * leading(SIZE.small) + 4,
    above: 0,
    keepWithNext: true,
    draw: (y) => drawLines(ink, text, LEFT, y, { size: SIZE.small, color: COLOR.warn }),
  }
}

function limitsOf({ missing, sample, language }: ResultPaper): string[] {
  const words = WORDS[language]
  const names = missing.map((office) => officeName(office, language)).join(separator(language))
  return [...(missing.length > 0 ? [words.missing(names)] : []), ...(sample ? [words.sampleOnly] : [])]
}

function foundText({ found, counted, hits, targets, language }: ResultPaper): string {
  const words = WORDS[language]
  const count = (value: number) => formatCount(value)
  if (found === 0) return words.nothing
  const shown = count(hits.length)
  return targets.length === 0 ? words.found(count(found), shown) : words.counted(count(found), count(counted), shown)
}

const TEXTS = ['title', 'applyer', 'pudId', 'patentNumber', 'designer', 'agency', 'agent', 'applyerAddr'] as const

function searchFacts({ form, targets, thresholds, searchedAt, picture, language }: ResultPaper): Fact[] {
  const words = WORDS[language]
  const { type = 1, applyDate: [from, to = ''] = [], office, validity, loc } = form
  const fact = (name: string, text: string | undefined): Fact[] => (text ? [{ name, text }] : [])
  return [
    ...fact(words.searched, formatHomeInstant(searchedAt, language)),
    ...(picture ? fact(words.form.kind, words.kinds[type - 1]) : [{ name: words.picture, text: words.byWords }]),
    ...TEXTS.flatMap((field) => fact(words.form[field], form[field])),
    ...fact(words.form.applyDate, from && `${from} – ${to}`.trim()),
    ...fact(words.form.loc, loc && [loc, locarnoTitle(loc, language)].filter(Boolean).join(' ')),
    ...fact(words.form.office, office?.map((each) => officeName(each, language)).join(separator(language))),
    ...fact(words.form.validity, validity?.map((each) => STATUS_NAMES[language][each]).join(separator(language))),
    ...fact(words.form.targets, targets.map((each) => officeName(each, language)).join(separator(language))),
    ...fact(words.thresholds, words.from(percentText(thresholds.high), percentText(thresholds.medium))),
  ]
}

const separator = (language: ResultPaper['language']) => (language === 'zh-CN' ? '、' : ', ')
