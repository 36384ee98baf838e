/** Differences in what calls do and serve: reports of the run itself, event streams and files. */
import {
  EVENT,
  IMAGE,
  LIST,
  MARKET_DELETE,
  MARKET_UPDATE,
  MARKETS,
  PACKAGE,
  PDF,
  PICTURE,
  UPDATE,
} from './calls.test-support.ts'
import { data, type Plant, plant, refusal, removeField } from './plant.test-support.ts'

/** Answers about ids that the run itself has created. */
export const own: readonly Plant[] = [
  plant(1, UPDATE, 'data.id', 'a success without the id of its report', data(removeField('id'))),
  plant(1, MARKET_DELETE, 'data', 'a success without data', {
    envelope: (all) => (all.code === 1 ? { ...all, data: null } : all),
  }),
  plant(
    1,
    MARKET_UPDATE,
    'code',
    'another refusal for a report in progress',
    refusal(1102, (all) => ({ ...all, code: 1199 })),
  ),
  plant(2, LIST, 'data.row', 'an ignored filter', { url: (url) => url.replace(/([?&])id=\d+/, '$1') }),
  plant(2, MARKETS, 'data.size', 'another page size', { url: (url) => url.replace('size=20', 'size=10') }),
  plant(3, MARKETS, 'data.row', 'a deleted report that is still listed', { url: () => undefined }, MARKET_DELETE),
]

export const streams: readonly Plant[] = [
  plant(1, EVENT, 'event paid', 'an event with another name', {
    text: (text) => text.replaceAll('event: message', 'event: paid'),
  }),
  plant(2, EVENT, 'event message', 'an event with JSON', {
    text: (text) => text.replaceAll('data: success', 'data: {"status":"success"}'),
  }),
  plant(1, EVENT, 'event ended', 'another word for the end of an order', {
    text: (text) => text.replaceAll('data: closed', 'data: cancelled'),
  }),
  plant(3, EVENT, 'Content-Type', 'a stream as plain text', { headers: { 'content-type': 'text/plain' } }),
]

export const files: readonly Plant[] = [
  plant(1, PACKAGE, 'Content-Type', 'a file without its own type', {
    headers: { 'content-type': 'application/octet-stream' },
  }),
  plant(2, PACKAGE, 'Content-Disposition', 'a download without a name', {
    headers: { 'content-disposition': 'attachment' },
  }),
  plant(1, PDF, 'Content-Disposition', 'a download sent inline', { headers: { 'content-disposition': 'inline' } }),
  plant(2, PDF, 'first bytes', 'HTML sent as a PDF', { text: () => '<!DOCTYPE html>' }),
  plant(
    1,
    PICTURE,
    'Access-Control-Allow-Origin',
    'a picture that a canvas may not read',
    { headers: { 'access-control-allow-origin': undefined } },
    IMAGE,
  ),
]
