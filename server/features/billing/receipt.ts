import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Font } from 'fontkit'
import { maskPhone } from '#contracts/core/rules.ts'
import { formatHomeDay } from '#contracts/model/date.ts'
import { type Language, languageOf } from '#contracts/model/language.ts'
import { messageOf } from '#contracts/model/messages/messages.ts'
import { formatPower } from '#contracts/model/number.ts'
import { METHOD_NAMES } from '#contracts/model/payment-methods.texts.ts'
import { formatPrice, toMajor } from '#contracts/model/price.ts'
import { phoneOf } from '#server/features/accounts/public.ts'
import { toPower } from '#server/features/ledger/public.ts'
import type { FileAnswer } from '#server/http/context.ts'
import { refuse } from '#server/platform/refusal.ts'
import { requireSigned, type SignedFiles, type SignedQuery, signedQuery } from '#server/platform/signed-address.ts'
import type { BillingWorld } from './billing.world.ts'
import { readSnapshot, subjectOf } from './orders.rules.ts'
import { type OrderRow, orderOfAccount, paymentsOf } from './orders.store.ts'
import { RECEIPT_TEXTS } from './receipt.texts.ts'

const FILES: SignedFiles = { kind: 'receipts', seconds: 3600 }
const FONT = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
)
let parsed: Font | undefined
/** Ten megabytes, so it is loaded with the first receipt. */
const font = async (): Promise<Font> => {
  const { create } = await import('fontkit')
  parsed ??= create(readFileSync(FONT)) as Font // one font, not a collection
  return parsed
}
const [INK, MUTED, LINE] = ['#14181f', '#5a6472', '#d5dae1']
const [LEFT, RIGHT, LABEL] = [64, 531, 150]

export async function receiptUrls(world: BillingWorld, accountId: number): Promise<(no: string) => string> {
  const key = await signedQuery(world, FILES, accountId)
  return (no) => `/download/receipt/${no}.pdf?${key}`
}

export async function receiptAnswer(world: BillingWorld, file: string, query: SignedQuery): Promise<FileAnswer> {
  const no = file.replace(/\.pdf$/, '')
  const order = await orderOfAccount(world.db, await requireSigned(world, FILES, query), no)
  if (!order || order.credited_at === null) throw refuse('fileNotFound')
  const phone = await phoneOf(world.db, order.account_id)
  const [credited] = (await paymentsOf(world.db, no)).filter(({ outcome }) => outcome === 'credited')
  return { body: await receiptPdf(order, maskPhone(phone), credited?.refunded ?? 0), name: `${no}.pdf` }
}

/** `buyer`: the masked phone. `refunded`: refunded part of a credited payment, minor units. */
async function receiptPdf(order: OrderRow, buyer: string, refunded: number): Promise<NodeJS.ReadableStream> {
  const { default: PDFDocument } = await import('pdfkit')
  const language = languageOf(order.language)
  const text = RECEIPT_TEXTS[language]
  const doc = new PDFDocument({
    size: 'A4',
    margin: LEFT,
    lang: language,
    info: { Title: `${text.title} ${order.no}`, CreationDate: new Date(order.credited_at ?? order.created_at) },
  })
  // pdfkit accepts parsed fonts, though its types do not.
  doc.registerFont('text', (await font()) as unknown as Buffer).font('text')
  doc.fillColor(MUTED).fontSize(11).text(messageOf(language, 'productName'), LEFT, 64)
  doc.fillColor(INK).fontSize(26).text(text.title, LEFT, 84)
  doc.y = 140
  for (const [label, value] of rowsOf(order, buyer, language)) row(doc, label, value)
  total(doc, text.paid, formatPrice(toMajor(order.amount), order.currency))
  const returned = formatPrice(toMajor(refunded), order.currency)
  const back = order.state === 'refunded' ? text.refunded : refunded > 0 ? text.refundedPartly(returned) : ''
  if (back !== '')
    doc
      .fillColor(INK)
      .fontSize(11)
      .text(back, LEFT, doc.y + 16)
  doc
    .fillColor(MUTED)
    .fontSize(9)
    .text(text.note, LEFT, doc.y + 24, { width: RIGHT - LEFT, lineGap: 3 })
  doc.end()
  return doc
}

function rowsOf(order: OrderRow, buyer: string, language: Language): [string, string][] {
  const text = RECEIPT_TEXTS[language]
  const bought = readSnapshot(order)
  const price = (minor: number) => formatPrice(toMajor(minor), order.currency)
  const power = bought.power * order.number
  return [
    [text.order, order.no],
    [text.buyer, buyer],
    [text.what, subjectOf(bought, order.number)],
    ...(power > 0 ? [[text.power, formatPower(toPower(power))] as [string, string]] : []),
    [text.paidOn, formatHomeDay(order.paid_at ?? order.created_at, language)],
    [text.method, METHOD_NAMES[language][order.provider]],
    [text.price, price(order.price)],
    [text.off, price(order.amount - order.price)],
  ]
}

function row(doc: PDFKit.PDFDocument, label: string, value: string): void {
  const top = doc.y
  doc.fillColor(MUTED).fontSize(10).text(label, LEFT, top, { width: LABEL })
  doc
    .fillColor(INK)
    .fontSize(11)
    .text(value, LEFT + LABEL, top, { width: RIGHT - LEFT - LABEL })
  doc.moveDown(0.6)
  doc.moveTo(LEFT, doc.y).lineTo(RIGHT, doc.y).lineWidth(0.5).strokeColor(LINE).stroke()
  doc.y += 9
}

function total(doc: PDFKit.PDFDocument, label: string, value: string): void {
  const top = doc.y + 6
  doc
    .fillColor(INK)
    .fontSize(12)
    .text(label, LEFT, top + 5, { width: LABEL })
  doc.fontSize(20).text(value, LEFT + LABEL, top, { width: RIGHT - LEFT - LABEL })
}
