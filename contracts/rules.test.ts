import { describe, expect, it } from 'vitest'
import { api } from './api/index.ts'
import type { Constraints } from './core/constraints.ts'
import { type Endpoint, nameOf } from './core/endpoint.ts'
import { failures } from './core/failures.ts'
import type { TSchema } from './core/schema.ts'
import { DAY_PATTERN, INSTANT_PATTERN } from './core/time.ts'
import { LANGUAGES } from './model/language.ts'
import { messageOf } from './model/messages/messages.ts'
import { openApi } from './openapi.ts'

/** Implemented calls of SPEC section 7; their method and path never change. */
const UPSTREAM = [
  'POST /api/account/getCode',
  'POST /api/account/login',
  'POST /api/account/register',
  'POST /api/account/updatePassword',
  'POST /api/account/getWechatQr',
  'GET /api/account/logout',
  'GET /api/account/info',
  'POST /api/amazon/getAsinInfo',
  'POST /api/amazon/asin',
  'POST /api/AiAmazon/reportGoodsCreate',
  'POST /api/AiAmazon/reportGoodsUpdate',
  'GET /api/report/productList',
  'POST /api/report/productDel',
  'POST /api/amazon/getNiches',
  'POST /api/AiAmazon/reportCreate',
  'POST /api/AiAmazon/reportUpdate',
  'GET /api/report/marketList',
  'POST /api/report/marketDel',
  'POST /api/AiAmazon/getAsinImg',
  'POST /api/AiAmazon/getPatentInfo',
  'POST /api/AiAmazon/getQueryId',
  'POST /api/AiAmazon/getNewLocList',
  'GET /api/AiAmazon/getNewLocTotal',
  'POST /api/AmazonBusiness/index/searchThree',
  'GET /api/AiAmazonBusiness/category',
  'GET /api/AiAmazonBusiness/getIndustryBeltOne',
  'POST /api/AiAmazonBusiness/index',
  'POST /api/plan/index',
  'POST /api/coupon/check',
  'POST /api/order/createOrder',
  'POST /api/order/index',
  'GET /event',
  'GET /download/:file',
]

const all: Endpoint[] = Object.values(api).flatMap((group) => Object.values<Endpoint>(group))

/** Names of date fields. */
const DATE = /\.(\w+_(at|on|time)|\w+(On|Until)|at|on|since|until|now|birthday|as_of)$/

interface Schema extends Constraints {
  type?: string
  pattern?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
}

const schemasOf = (answer: Endpoint['answer']): TSchema[] =>
  answer.kind === 'data' ? [answer.schema] : answer.kind === 'events' ? Object.values(answer.events) : []

/** Text fields of the schemas by path, with their patterns. */
function fieldsOf(schemas: readonly Schema[], path: string): [path: string, pattern: string | undefined][] {
  return schemas.flatMap(({ type, pattern, properties = {}, items, anyOf = [] }) => [
    ...(type === 'string' ? [[path, pattern] as [string, string | undefined]] : []),
    ...Object.entries(properties).flatMap(([name, schema]) => fieldsOf([schema], `${path}.${name}`)),
    ...fieldsOf([...(items ? [items] : []), ...anyOf], path),
  ])
}

/** Fields named by sort rules, with the fields of their objects. */
function orderedBy(schemas: readonly Schema[]): { field: string; fields: string[] }[] {
  return schemas.flatMap((schema) => {
    const { properties = {}, items, anyOf = [], 'x-sorted': rows, 'x-ascending': lists = [] } = schema
    const of = (field: string, { properties: its = {} }: Schema) => ({ field, fields: Object.keys(its) })
    return [
      ...lists.flat().map((field) => of(field, schema)),
      ...(rows && items ? [of(rows.by, items)] : []),
      ...orderedBy([...Object.values(properties), ...(items ? [items] : []), ...anyOf]),
    ]
  })
}

describe('the contract', () => {
  it('keeps method and path of every upstream call', () => {
    expect(
      all
        .filter((e) => e.origin === 'upstream')
        .map(nameOf)
        .toSorted(),
    ).toEqual(UPSTREAM.toSorted())
  })
  it('names every call once', () => {
    expect(new Set(all.map(nameOf)).size).toBe(all.length)
  })
  it.each(all.map((e) => [nameOf(e), e] as const))('%s has a summary, and a body only when it is a POST', (_, e) => {
    expect(e.summary.length).toBeGreaterThan(10)
    // The provider defines the body of a webhook.
    const bodyless = e.body === undefined && e.upload === undefined
    expect(bodyless).toBe(e.method === 'GET' || e.answer.kind === 'text')
  })
  it('gives every instant and every day of an answer the same format', () => {
    const dates = all.flatMap((e) => fieldsOf(schemasOf(e.answer), nameOf(e)).filter(([path]) => DATE.test(path)))
    expect(dates.length).toBeGreaterThan(60)
    const others = dates.filter(([, pattern]) => pattern !== INSTANT_PATTERN && pattern !== DAY_PATTERN)
    expect(others.map(([path]) => path)).toEqual([])
  })
  it('sorts only by fields that exist', () => {
    const names = all.flatMap((e) => orderedBy(schemasOf(e.answer)))
    expect(names.length).toBeGreaterThan(20)
    expect(names.filter(({ field, fields }) => !fields.includes(field))).toEqual([])
  })
  it('gives every failure a code of its own and a message in both languages', () => {
    const codes = Object.values(failures).map((f) => f.code)
    expect(new Set(codes).size).toBe(codes.length)
    for (const name of Object.keys(failures) as (keyof typeof failures)[]) // keys of a const object
      for (const language of LANGUAGES) expect(messageOf(language, name).trim()).not.toBe('')
  })
  it('uses the same placeholders in each message in both languages', () => {
    const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted()
    for (const name of Object.keys(failures) as (keyof typeof failures)[]) // as above
      expect(places(messageOf('en-US', name))).toEqual(places(messageOf('zh-CN', name)))
  })
  it('becomes an OpenAPI document with an operation for every call', () => {
    const document = JSON.parse(JSON.stringify(openApi([]))) as { paths: Record<string, object> } // built by openApi
    const operations = Object.values(document.paths).flatMap((path) => Object.keys(path))
    expect(operations).toHaveLength(all.length)
    expect(JSON.stringify(document)).not.toContain('~kind')
  })
})
