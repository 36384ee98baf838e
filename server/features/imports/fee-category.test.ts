import { expect, test } from 'vitest'
import { feeCategoryOf } from './fee-category.ts'

test.each([
  [['Home & Kitchen', 'Kitchen & Dining', 'Travel Mugs'], 'home'],
  [['Home & Kitchen', 'Furniture', 'Tables'], 'furniture'],
  [['Küche, Haushalt & Wohnen', 'Möbel'], 'furniture'],
  [['Industrial & Scientific', 'Calipers'], 'industrial'],
  [['Sports, Fitness & Outdoors', 'Football'], 'sports'],
  [['Wearable Technology', 'Smartwatches'], 'electronics'],
  [['Women', 'Watches', 'Fashion Smartwatches'], 'watches'],
  [['Fashion', 'Baby', 'Clothing', 'Bodysuits'], 'clothing'],
  [['Clothing, Shoes & Jewelry', 'Men', 'Shoes'], 'footwear'],
  [['Electronics', 'Accessories & Supplies', 'Cables'], 'electronicsAccessories'],
  [['Elektronik & Foto', 'Zubehör'], 'electronicsAccessories'],
  [[' BAUMARKT ', 'Werkzeuge'], 'tools'],
  [['Books', 'Fiction'], null],
  [['constructor'], null],
  [[], null],
])('%j pays the fee of %s', (path, fee) => expect(feeCategoryOf(path)).toBe(fee))
