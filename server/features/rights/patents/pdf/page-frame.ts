import { formatHomeDay } from '#contracts/model/date.ts'
import { line, type Paper, plain } from '#server/platform/pdf/ink.ts'
import { oneLine } from '#server/platform/pdf/lines.ts'
import { pill } from '#server/platform/pdf/pill.ts'
import { COLOR, LEFT, PAGE, RIGHT, SIZE, WIDTH } from '#server/platform/pdf/theme.ts'
import { measure } from '#server/platform/pdf/typeface.ts'
import type { ResultPaper } from './result-paper.ts'
import { WORDS } from './words.ts'

const HEAD = 34
const FOOT = PAGE.height - 40

export function drawHeader(ink: Paper, { madeAt, form }: ResultPaper): void {
  const words = WORDS[ink.language]
  const day = formatHomeDay(madeAt, ink.language)
  const width = measure(day, SIZE.small)
  const about = form.title === undefined ? words.title : `${words.title} · ${form.title}`
  const title = oneLine(plain(ink, about), WIDTH - width - 40, SIZE.small)
  line(ink, title, LEFT, HEAD, { size: SIZE.small, color: COLOR.soft })
  line(ink, day, RIGHT - width, HEAD, { size: SIZE.small, color: COLOR.soft })
  ink.doc.rect(LEFT, HEAD + 17, WIDTH, 0.6).fill(COLOR.rule)
}

export function drawFooter(ink: Paper, { hits, sample }: ResultPaper, page: number, pages: number): void {
  const words = WORDS[ink.language]
  ink.doc.rect(LEFT, FOOT - 6, WIDTH, 0.6).fill(COLOR.rule)
  const advice = plain(ink, words.notAdvice)
  line(ink, advice, LEFT, FOOT, { size: SIZE.tiny, color: COLOR.soft })
  const after = LEFT + measure(advice, SIZE.tiny) + 10
  if (sample || hits.some(({ hit }) => hit.sample))
    pill(ink, words.sample, after, FOOT - 1.4, COLOR.warn, COLOR.warnSoft)
  line(ink, words.page(page, pages), RIGHT - 90, FOOT, {
    size: SIZE.tiny,
    color: COLOR.soft,
    align: 'right',
    width: 90,
  })
}
