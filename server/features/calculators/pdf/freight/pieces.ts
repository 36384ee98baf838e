/** The content of a printed freight calculation, from top to bottom. */
import { cartonWeightText } from '#contracts/model/calculators/freight/carton-weight-text.ts'
import { CARTON_WEIGHT_TEXTS } from '#contracts/model/calculators/freight/carton-weights.texts.ts'
import { contradictingWeights } from '#contracts/model/calculators/freight/carton-weights.ts'
import { freightOf } from '#contracts/model/calculators/freight/freight.ts'
import type { FreightInput } from '#contracts/model/calculators/freight/input.ts'
import { PROBLEM_FRAMES, PROBLEM_TEXTS } from '#contracts/model/calculators/freight/problem.texts.ts'
import { problemPlace } from '#contracts/model/calculators/freight/problem-text.ts'
import { rank, staleNoteOf } from '#contracts/model/calculators/freight/ranking.ts'
import type { Freight, ModeResult, Problem } from '#contracts/model/calculators/freight/result.ts'
import { shipmentFacts } from '#contracts/model/calculators/freight/shipment-facts.ts'
import { staleTexts, verdictText } from '#contracts/model/calculators/freight/verdict-text.ts'
import type { Reader } from '#contracts/model/calculators/writing.ts'
import { fillText } from '#contracts/model/wording.ts'
import { headingPiece } from '#server/platform/pdf/frame.ts'
import type { Paper } from '#server/platform/pdf/ink.ts'
import type { Piece } from '#server/platform/pdf/page.ts'
import { COLOR, type TONES } from '#server/platform/pdf/theme.ts'
import { factsInColumns } from '../fact-pieces.ts'
import type { FreightPaper } from '../paper.ts'
import { paragraph, verdictPiece } from '../text-pieces.ts'
import { tilesPiece } from '../tiles.ts'
import { cardPieces } from './cards.ts'
import { cartonPieces } from './cartons.ts'
import { componentPieces } from './components.ts'
import { dutyPieces } from './duty.ts'
import { FREIGHT_WORDS } from './freight-paper.texts.ts'
import { landedPieces } from './landed.ts'
import { modePieces, modeTiles } from './modes.ts'
import { schedulePieces } from './schedule.ts'

const GAP_ABOVE = 4
/** Cartons that a warning names. */
const SHOWN = 6

export function freightPieces(ink: Paper, { language, input, on, mode }: FreightPaper): Piece[] {
  const writing: Reader = { language }
  const result = freightOf(input, on)
  const shipment = [
    headingPiece(ink, FREIGHT_WORDS[language].shipment),
    factsInColumns(ink, shipmentFacts(input, writing)),
  ]
  const cartons = cartonPieces(ink, input.cartons, writing)
  if (!result.ok) return [...problemPieces(ink, result.problems, writing), ...shipment, ...cartons]
  const { freight } = result
  const chosen = freight.modes.find((each) => each.mode === mode) ?? rank(freight).cheapest
  return [
    verdictPiece(ink, verdictText(freight, writing), toneOf(freight)),
    ...(chosen ? [tilesPiece(ink, modeTiles(chosen, writing))] : []),
    ...warningPieces(ink, input, freight, writing),
    ...shipment,
    ...modePieces(ink, freight, writing),
    ...(chosen ? chosenPieces(ink, input, chosen, writing) : []),
    ...landedPieces(ink, freight, writing),
    ...schedulePieces(ink, freight, input.date.on, writing),
    ...cardPieces(ink, input, freight, writing),
    ...cartons,
  ]
}

const chosenPieces = (ink: Paper, input: FreightInput, chosen: ModeResult, writing: Reader): Piece[] => [
  ...componentPieces(ink, chosen, writing),
  ...dutyPieces(ink, input, chosen, writing),
]

function toneOf(freight: Freight): keyof typeof TONES {
  const { cheapest, tooLate } = rank(freight)
  if (!cheapest) return 'warn'
  if (tooLate.includes(cheapest.mode)) return 'bad'
  return cheapest.missing.length > 0 || staleNoteOf(cheapest) !== null ? 'warn' : 'good'
}

/** Expired and undated quotes, and cartons that cannot weigh what their units weigh. */
function warningPieces(ink: Paper, input: FreightInput, freight: Freight, writing: Reader): Piece[] {
  const { language } = writing
  const texts = CARTON_WEIGHT_TEXTS[language]
  const weights = contradictingWeights(input)
  const rows = weights.slice(0, SHOWN).map((each) => {
    const row = problemPlace(`cartons.${each.carton}`, language)
    return `${row} · ${cartonWeightText(each, writing)}`
  })
  const left = weights.length - rows.length
  return [
    ...staleTexts(rank(freight), writing),
    ...(rows.length > 0 ? [texts.title, ...rows] : []),
    ...(left > 0 ? [fillText(texts.more, { count: String(left) })] : []),
  ].map((text, at) => paragraph(ink, text, COLOR.warn, at === 0 ? GAP_ABOVE : 0))
}

function problemPieces(ink: Paper, problems: readonly Problem[], { language }: Reader): Piece[] {
  const count = String(problems.length)
  return [
    verdictPiece(ink, fillText(PROBLEM_FRAMES[language].invalid, { count }), 'bad'),
    ...problems.map(({ field, reason }, at) =>
      paragraph(
        ink,
        `${problemPlace(field, language)} · ${PROBLEM_TEXTS[language][reason]}`,
        COLOR.bad,
        at === 0 ? GAP_ABOVE : 0,
      ),
    ),
  ]
}
