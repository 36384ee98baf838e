import { describe, expect, test } from 'vitest'
import { madeRecord, productOf } from './made-record.test-support.ts'
import { packCountOf } from './pack-count.ts'

describe('the count of a pack', () => {
  test.each([
    ["AmazonBasics velvet-covered children's hanger, pack of 50, beige", 50],
    ['Muslin Cloths - 10 Pack - 80 x 80 cm', 10],
    ['Burp Cloths for Baby 6 Pieces, 35 x 50 cm', 6],
    ['Kleiderbügel 30er-Pack Grau', 30],
    ['Lot de 4 tasses en céramique', 4],
    ['Set da 6 bicchieri', 6],
    ['Juego de 3 sartenes', 3],
    ['マグカップ 2個セット', 2],
    ['Football, Size 5 (Pack of 1)', 1],
    ['Washable Cloths, 80 x 70 cm, Oeko-Tex', 1],
    ['Screws 1200 pcs', 1],
    ['Rompers for 0-3 pieces of luggage', 1],
  ])('in the title "%s" is %i', (title, count) => expect(packCountOf(title, [])).toBe(count))

  test('is read in bullets too, except a count of parts', () => {
    expect(packCountOf('Hangers', ['Non-slip', 'Set of 24 hangers for babies'])).toBe(24)
    expect(packCountOf('Football', ['Made of 32 pieces'])).toBe(1)
  })
})

describe('the measures of a pack', () => {
  const measuresOf = (changes: Record<string, unknown>) => productOf(madeRecord({ features: [], ...changes })).measures
  const item = { product_details: null, product_dimensions: '30 x 20 x 1 cm', item_weight: '48 g' }

  test('may be those of one piece if only the item was measured', () => {
    expect(measuresOf({ ...item, title: 'Hangers, pack of 50' })).toBe('piece')
    expect(measuresOf({ ...item, title: 'Hanger, pack of 1' })).toBe('item')
  })

  test('are those of the package if the record has a package', () => {
    const product_details = [{ type: 'Package Dimensions', value: '30 x 20 x 25 cm; 2.4 kg' }]
    expect(measuresOf({ title: 'Hangers, pack of 50', product_details, item_weight: null })).toBe('package')
  })
})
