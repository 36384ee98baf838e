/** Maps names of Amazon departments, in English and German, to the categories of the referral-fee table (DOMAIN B2). */
import type { FeeCategory } from '#contracts/model/catalogue.ts'

/** Root departments of the sites of US, UK, IN, CA and DE, in lower case. */
const ROOTS: Partial<Record<FeeCategory, readonly string[]>> = {
  automotive: ['automotive', 'automotive parts & accessories', 'car & motorbike', 'auto & motorrad'],
  baby: ['baby', 'baby products', 'babyprodukte'],
  backpacks: [
    'luggage',
    'luggage & travel gear',
    'luggage and travel gear',
    'bags, wallets and luggage',
    'koffer, rucksäcke & taschen',
  ],
  beauty: [
    'beauty',
    'beauty & personal care',
    'premium beauty',
    'luxury beauty',
    'health & household',
    'health & personal care',
    'drogerie & körperpflege',
    'kosmetik',
  ],
  industrial: [
    'industrial & scientific',
    'business, industry & science',
    'business & industrial',
    'gewerbe, industrie & wissenschaft',
  ],
  clothing: [
    'fashion',
    'clothing',
    'clothing & accessories',
    'clothing, shoes & jewelry',
    'clothing, shoes & jewellery',
    'clothing, shoes & accessories',
    'men',
    'women',
    'girls',
    'boys',
    'bekleidung',
    'damen',
    'herren',
    'mädchen',
    'jungen',
  ],
  computers: ['computers', 'computers & accessories', 'computer & zubehör'],
  deviceAccessories: ['amazon device accessories'],
  electronics: [
    'electronics',
    'electronics & photo',
    'wearable technology',
    'camera & photo',
    'elektronik & foto',
    'kamera & foto',
  ],
  electronicsAccessories: [
    'cell phones & accessories',
    'mobile phones & accessories',
    'mobile phones & communication',
    'handys & zubehör',
  ],
  everythingElse: ['arts, crafts & sewing', 'everything else', 'sonstiges'],
  fineArt: ['fine art'],
  footwear: ['shoes', 'shoes & handbags', 'shoes & bags', 'schuhe', 'schuhe & handtaschen'],
  furniture: ['furniture', 'möbel'],
  giftCards: ['gift cards', 'geschenkgutscheine'],
  grocery: ['grocery', 'grocery & gourmet food', 'grocery & gourmet foods', 'lebensmittel & getränke'],
  home: ['home & kitchen', 'home', 'kitchen & home', 'küche, haushalt & wohnen', 'lighting', 'beleuchtung'],
  jewelry: ['jewelry', 'jewellery', 'schmuck'],
  lawn: ['patio, lawn & garden', 'garden', 'garden & outdoors', 'garten'],
  media: ['books', 'bücher', 'cds & vinyl', 'music', 'musik-cds & vinyl', 'movies & tv', 'dvd & blu-ray', 'software'],
  musical: ['musical instruments', 'musical instruments & dj', 'musikinstrumente & dj-equipment'],
  office: ['office products', 'stationery & office supplies', 'bürobedarf & schreibwaren'],
  pet: ['pet supplies', 'haustier'],
  sports: ['sports & outdoors', 'sports, fitness & outdoors', 'sport & freizeit'],
  tools: ['tools & home improvement', 'diy & tools', 'home improvement', 'baumarkt'],
  toys: ['toys', 'toys & games', 'spielzeug'],
  watches: ['watches', 'uhren'],
  fullSizeAppliances: ['large appliances', 'elektro-großgeräte'],
  videoGames: ['video games', 'pc & video games', 'games'],
}

/** Sub-departments with another fee than their root, by a word in their name. */
const WITHIN: Partial<Record<FeeCategory, readonly [name: RegExp, fee: FeeCategory][]>> = {
  automotive: [[/^(?:tires|tyres|reifen)$/, 'tires']],
  clothing: [
    [/\b(?:watches|smartwatches|armbanduhren|uhren)\b/, 'watches'],
    [/\b(?:shoes|footwear|boots|sneakers|sandals|schuhe|stiefel)\b/, 'footwear'],
    [/\b(?:jewelry|jewellery|schmuck)\b/, 'jewelry'],
    [/\b(?:luggage|backpacks|handbags|rucksäcke|koffer|handtaschen)\b/, 'backpacks'],
    [/\b(?:sunglasses|eyewear|sonnenbrillen)\b/, 'eyewear'],
  ],
  footwear: [[/\b(?:handbags|bags|handtaschen)\b/, 'backpacks']],
  electronics: [[/\b(?:accessories|zubehör)(?:\s|$)/, 'electronicsAccessories']],
  home: [
    [/\b(?:mattresses|matratzen)\b/, 'mattresses'],
    [/\b(?:furniture|möbel)\b/, 'furniture'],
  ],
  lawn: [[/\b(?:lawn ?mowers|snow (?:throwers|blowers)|rasenmäher|schneefräsen)\b/, 'lawnMowers']],
  pet: [[/\bveterinary diets?\b/, 'veterinaryDiets']],
  videoGames: [[/^(?:consoles|konsolen)$/, 'videoGameConsoles']],
}

const feeOfRoot = new Map(Object.entries(ROOTS).flatMap(([fee, names]) => names.map((name) => [name, fee] as const)))

/** `path`: root first. Null for an unknown root. */
export function feeCategoryOf(path: readonly string[]): FeeCategory | null {
  const [root = '', ...below] = path.map((name) => name.trim().toLowerCase())
  const fee = feeOfRoot.get(root) as FeeCategory | undefined // keys of ROOTS; Object.entries loses their type
  if (!fee) return null
  return WITHIN[fee]?.find(([name]) => below.some((department) => name.test(department)))?.[1] ?? fee
}
