import { expect, test } from 'vitest'
import { convert, convertExactly, REFERENCE_RATES, ratesAge } from './exchange.ts'

test('converts amounts by the rates of a day, to whole minor units', () => {
  // $10.00 ÷ 1.0389 = €9.6256
  expect(convert(1000, 'USD', 'EUR', REFERENCE_RATES)).toBe(963)
  expect(convert(1000, 'USD', 'JPY', REFERENCE_RATES)).toBe(1570)
  expect(convert(1570, 'JPY', 'USD', REFERENCE_RATES)).toBe(1000)
})

test('convertExactly does not round, so that callers can add amounts first', () => {
  expect(convertExactly(1000, 'USD', 'EUR', REFERENCE_RATES)).toBeCloseTo(962.56, 2)
})

test('needs rates only if the currencies differ', () => {
  expect(convertExactly(1000.5, 'USD', 'USD', null)).toBe(1000.5)
  expect(convertExactly(1000, 'USD', 'EUR', null)).toBeNull()
})

test('counts the age of rates in whole days', () => {
  expect(ratesAge({ ...REFERENCE_RATES, on: '2026-10-24' }, '2026-11-23')).toBe(30)
  expect(ratesAge({ ...REFERENCE_RATES, on: '2026-11-24' }, '2026-11-23')).toBe(0)
})
