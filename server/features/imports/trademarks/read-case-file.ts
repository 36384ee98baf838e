/**
 * Converts a case file of USPTO's daily trademark XML (TDXF, version 2.0) into a trademark, or gives the reason for
 * rejecting it.
 */

import { isLive } from '#contracts/model/rights/status-codes.ts'
import type { Trademark } from '#contracts/model/rights/trademark.ts'
import { lineOf } from '../text.ts'
import { allAt, dayAt, firstAt, textAt, textOf } from '../uspto/element-walk.ts'
import type { Reading } from '../uspto/import-records.ts'
import type { Element } from '../uspto/xml-element.ts'
import { ownersOf } from './case-owners.ts'
import { drawingOfCode } from './drawing-codes.ts'

export type CaseRejection = 'noSerialNumber' | 'noTransactionDay' | 'noStatus'

export type NewMark = Omit<Trademark, 'id'>

const WORDS_MAX = 1000
const GOODS_MAX = 4000

/** A case file is complete as of its transaction date. */
export function readCaseFile(file: Element): Reading<NewMark, CaseRejection> {
  const serial = textAt(file, 'serial-number')
  if (!serial || !/^\d{8}$/.test(serial)) return { rejected: 'noSerialNumber', number: serial?.slice(0, 20) ?? null }
  const observedOn = dayAt(file, 'transaction-date')
  if (!observedOn) return { rejected: 'noTransactionDay', number: serial }
  const header = firstAt(file, 'case-file-header')
  const statusCode = textAt(header, 'status-code')
  if (!statusCode || !/^\d{3}$/.test(statusCode)) return { rejected: 'noStatus', number: serial }
  return {
    record: {
      office: 'US',
      serialNumber: serial,
      registrationNumber: registrationOf(textAt(file, 'registration-number')),
      words: lineOf(textAt(header, 'mark-identification'), WORDS_MAX) ?? '',
      drawing: drawingOfCode(textAt(header, 'mark-drawing-code') ?? ''),
      classes: classesOf(file),
      goods: goodsOf(file),
      owners: ownersOf(file),
      statusCode,
      live: isLive(statusCode),
      filedOn: dayAt(header, 'filing-date'),
      registeredOn: dayAt(header, 'registration-date'),
      statusOn: dayAt(header, 'status-date'),
      attorney: lineOf(textAt(header, 'attorney-name'), WORDS_MAX),
      source: 'uspto',
      observedOn,
    },
  }
}

/** Seven zeros mean no registration. */
const registrationOf = (text: string | null) => (text && /^\d{7}$/.test(text) && !/^0+$/.test(text) ? text : null)

/** Nice classes, ascending. Letters and 200 are certification and membership classes, which Nice does not have. */
function classesOf(file: Element): number[] {
  const codes = allAt(file, 'classifications/classification/international-code').map((code) => niceClass(textOf(code)))
  return [...new Set(codes.filter((no) => no !== null))].sort((a, b) => a - b)
}

/** The type of a statement names its class: `GS0211` is the first statement of class 21. */
function goodsOf(file: Element): Trademark['goods'] {
  return allAt(file, 'case-file-statements/case-file-statement').flatMap((statement) => {
    const no = niceClass(/^GS(\d{3})\d$/.exec(textAt(statement, 'type-code') ?? '')?.[1] ?? '')
    const text = lineOf(textAt(statement, 'text'), GOODS_MAX)
    return no && text ? [{ class: no, text }] : []
  })
}

const niceClass = (text: string): number | null => {
  const no = /^\d{1,3}$/.test(text) ? Number(text) : 0
  return no >= 1 && no <= 45 ? no : null
}
