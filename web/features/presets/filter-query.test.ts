import { expect, test } from 'vitest'
import { filterQuery } from './filter-query.ts'

test.each([
  ['price=20..&month=2026-05', 'month=2026-05&price=20..'],
  ['page=3&price=20..', 'price=20..'],
  ['preset=spread&replaced=price%3D5..&price=20..', 'preset=spread&price=20..'],
  ['view=map&colour=openness', ''],
  ['', ''],
])('the filter of %j is %j', (search, query) => expect(filterQuery(new URLSearchParams(search))).toBe(query))
