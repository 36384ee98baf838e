import { expect, test } from 'vitest'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { attributesOf } from './attributes.ts'

const TITLES: [Marketplace, string, string[]][] = [
  ['US', 'Travel Mug, Stainless Steel, 16 oz, Matte Black', ['material.stainless', 'colour.black', '16 oz']],
  ['US', 'Glass Food Containers, 24-Pack, Airtight', ['material.glass', '× 24']],
  ['US', 'Set of 4 Bamboo Boxes, 12 inch', ['material.bamboo', '12 in', '× 4']],
  ['UK', 'Reduced glare sunglasses', []],
  ['US', 'Navy Blue Pitcher, 2 liters, 64 ounces', ['colour.navy', '2 L', '64 oz']],
  ['US', 'Cotton Rounds, 1200 pcs, 2,500 count', ['material.cotton']],
  ['US', 'Vegan leather case without PVC, metal-free, BPA free plastic', ['material.plastic']],
  ['JP', '黒板 白菜 赤ちゃん用 黒色 2個', ['colour.black', '× 2']],
  ['DE', 'Edelstahlflasche 750ml, Mattschwarz', ['material.stainless', 'colour.black', '750 ml']],
  ['DE', 'Bambusbox 3er-Set, Naturkautschuk', ['material.bamboo', 'material.rubber', '× 3']],
  ['FR', 'Lot de 6 verres, acier inoxydable, bleu marine', ['material.stainless', 'colour.navy', '× 6']],
  [
    'JP',
    '真空断熱タンブラー ステンレス製 500ml ブラック 2個セット',
    ['material.stainless', 'colour.black', '500 ml', '× 2'],
  ],
  ['IT', 'Set da 3 contenitori in vetro, verde salvia, 1,5 l', ['material.glass', 'colour.green', '1.5 L', '× 3']],
  ['ES', 'Juego de 2 sartenes de hierro fundido, 28 cm, negro', ['material.castIron', 'colour.black', '28 cm', '× 2']],
]

test.each(TITLES)('finds the attributes of a %s title, “%s”', (marketplace, title, found) => {
  expect(attributesOf(title, marketplace).map(({ value }) => value)).toEqual(found)
})
