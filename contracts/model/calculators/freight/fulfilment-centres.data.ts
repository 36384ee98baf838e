/**
 * Default fulfilment centres; sellers can add others. Common knowledge, without a source: a centre may close or take
 * other goods. Codes that are in no list are accepted, and their region is unknown.
 */
import type { Marketplace } from '../../marketplaces.ts'
import type { FulfilmentCentre } from './input.ts'
import type { Region } from './modes.ts'

const centres = (marketplace: Marketplace, region: Region, ...codes: string[]): FulfilmentCentre[] =>
  codes.map((code) => ({ code, marketplace, region }))

export const FULFILMENT_CENTRES: readonly FulfilmentCentre[] = [
  ...centres('US', 'usWest', 'ONT8', 'LGB8', 'SBD1', 'LAS1', 'GYR2'),
  ...centres('US', 'usCentral', 'IND9', 'FTW1', 'MDW2'),
  ...centres('US', 'usEast', 'ABE8', 'RDU2', 'CLT2', 'TEB9', 'SWF2', 'BWI2'),
  ...centres('UK', 'uk', 'LTN4', 'BHX4'),
  ...centres('DE', 'de', 'LEJ1', 'DTM2'),
  ...centres('DE', 'pl', 'WRO5'),
  ...centres('CA', 'caEast', 'YYZ3'),
  ...centres('CA', 'caWest', 'YVR2'),
  ...centres('JP', 'jpEast', 'NRT1'),
  ...centres('JP', 'jpWest', 'KIX2'),
]
