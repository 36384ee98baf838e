import type { Language } from '#contracts/model/language.ts'
import { formatCount } from '#contracts/model/number.ts'
import { locarnoTitle } from '#contracts/model/rights/locarno.ts'
import { officeName, priorityText } from '#contracts/model/rights/offices.ts'
import { RISK_NAMES, STATUS_NAMES } from '#contracts/model/rights/right-names.texts.ts'
import { RISK_TONES } from '#contracts/model/rights/risk-tones.ts'
import { type Fact, factsIn } from '#server/platform/pdf/facts.ts'
import { drawableText, drawLine, drawLines, leading, type Paper } from '#server/platform/pdf/ink.ts'
import { wrap } from '#server/platform/pdf/lines.ts'
import type { Piece } from '#server/platform/pdf/page.ts'
import { drawPill } from '#server/platform/pdf/pill.ts'
import { COLOR, LEFT, RIGHT, SIZE, TONES, WIDTH } from '#server/platform/pdf/theme.ts'
import type { DesignRow } from '../../register/design-hits.ts'
import { drawFramed } from './framed-picture.ts'
import { percentText } from './percent.ts'
import type { PaperHit, ResultPaper } from './result-paper.ts'
import { WORDS } from './words.ts'

const SIDE = 112
const GAP = 10
const PAD = 12
const TITLE = { size: 10.5, weight: 'bold', color: COLOR.brand } as const

/** @param place from 1 */
export function hitCard(
  ink: Paper,
  { hit, drawing, priorities }: PaperHit,
  place: number,
  { picture }: ResultPaper,
): Piece {
  const words = WORDS[ink.language]
  const pictures = picture ? [{ picture, name: words.picture }] : []
  const shown = [...pictures, { picture: drawing, name: words.drawing }]
  const left = LEFT + shown.length * (SIDE + GAP) + 6
  const width = RIGHT - left
  const title = wrap(
    drawableText(ink, `${place}. ${titleOf(hit, ink.language)}`),
    width,
    TITLE.size,
    TITLE.weight,
    3,
  ).text
  const facts = factsIn(ink, factsOf(hit, priorities, ink.language), width)
  const head = title.length * leading(TITLE.size) + 4
  const tags = hit.risk || hit.similarity !== null ? 20 : 0
  const height = Math.max(SIDE + 16, head + tags + facts.height) + 2 * PAD
  const draw = (y: number) => {
    ink.doc.rect(LEFT, y, WIDTH, 0.6).fill(COLOR.rule)
    shown.forEach((each, at) => {
      const place = { x: LEFT + at * (SIDE + GAP), y: y + PAD, side: SIDE }
      drawFramed(ink, { ...each, missing: words.noDrawing }, place)
    })
    drawLines(ink, title, left, y + PAD, TITLE)
    if (tags > 0) drawTags(ink, hit, left, y + PAD + head)
    facts.draw(left, y + PAD + head + tags)
  }
  return { height, draw }
}

const titleOf = ({ title, titleZh }: DesignRow, language: Language) =>
  language === 'zh-CN' && titleZh !== null && titleZh !== title ? `${titleZh}（${title}）` : title

function drawTags(ink: Paper, { risk, similarity }: DesignRow, x: number, y: number): void {
  const words = WORDS[ink.language]
  let at = x
  if (risk) at += drawPill(ink, RISK_NAMES[ink.language][risk], at, y, ...TONES[RISK_TONES[risk]]) + 10
  if (similarity !== null)
    drawLine(ink, `${words.similarity} ${percentText(similarity)}`, at, y - 1, {
      size: SIZE.body,
      weight: 'bold',
      color: risk ? TONES[RISK_TONES[risk]][0] : COLOR.ink,
    })
}

function factsOf(hit: DesignRow, priorities: PaperHit['priorities'], language: Language): Fact[] {
  const words = WORDS[language]
  const { verdict, note } = hit
  return [
    { name: words.number, text: `${hit.publicationNumber} · ${officeName(hit.office, language)}` },
    ...(hit.offices.length > 1 ? [{ name: words.offices, text: registeredIn(hit, language), most: 2 }] : []),
    { name: STATUS_NAMES[language][hit.status], text: endOf(hit, language) },
    { name: words.dates, text: `${hit.filedOn ?? words.unknown} · ${hit.grantedOn ?? words.unknown}` },
    ...(priorities.length > 0
      ? [
          {
            name: words.priorities,
            text: priorities.map((one) => priorityText(one, language)).join('; '),
            most: 2,
          },
        ]
      : []),
    { name: words.owner, text: hit.applicants.join(' · ') || words.unknown, most: 2 },
    {
      name: words.locarno,
      text: hit.locarno.map((loc) => classOf(loc, language)).join(' · ') || words.unknown,
      most: 2,
    },
    { name: words.cases, text: casesOf(hit, language), color: hit.cases > 0 || hit.enforcer ? COLOR.bad : COLOR.ink },
    ...(verdict ? [{ name: words.verdict, text: words.verdicts[verdict] }] : []),
    ...(note ? [{ name: words.note, text: note }] : []),
  ]
}

function registeredIn({ offices }: DesignRow, language: Language): string {
  const bracketed = (text: string) => (language === 'zh-CN' ? `（${text}）` : ` (${text})`)
  return offices
    .map(({ office, status }) => officeName(office, language) + bracketed(STATUS_NAMES[language][status]))
    .join(' · ')
}

const classOf = (loc: string, language: Language) => [loc, locarnoTitle(loc, language)].filter(Boolean).join(' ')

function endOf({ status, endsOn }: DesignRow, language: Language): string {
  const words = WORDS[language]
  return endsOn === null ? words.unknown : `${status === 'inForce' ? words.ends : words.ended} ${endsOn}`
}

function casesOf({ cases, enforcer }: DesignRow, language: Language): string {
  const words = WORDS[language]
  const own = cases > 0 ? words.count(formatCount(cases)) : null
  return [own, enforcer ? words.enforcer : null].filter((each) => each !== null).join(' · ') || words.none
}
