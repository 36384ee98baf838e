/** Files of search terms (DOMAIN C1–C3), told apart by the names of their columns. */
import type { SheetCell } from '#contracts/core/sheet.ts'
import type { KeywordSource } from '#contracts/model/keywords/keyword-sources.ts'

/**
 * What a column says. `1`, `2` and `3`: of the most clicked products; of `brand`, the most clicked brands, which need not be
 * those of these products.
 */
export type Field =
  | 'text'
  | 'zh'
  | 'rank'
  | 'searches'
  | 'purchases'
  | 'products'
  | 'titleDensity'
  | 'advertisers'
  | 'bid'
  | 'bidLow'
  | 'bidHigh'
  | 'bidRange'
  | 'price'
  | 'ratings'
  | 'rating'
  | 'goodsValue'
  | 'click'
  | 'conversion'
  | 'reportingDay'
  | `${'asin' | 'title' | 'click' | 'conversion'}${1 | 2 | 3}`
  | `brand${1 | 2 | 3}`

interface Format {
  source: KeywordSource
  /** Columns that only this file has. */
  signature: readonly Field[]
  /** By the plain name of the column. */
  columns: Readonly<Record<string, Field>>
}

const PLACES = [1, 2, 3] as const
const topThree = (nameOf: (place: 1 | 2 | 3) => Record<string, Field>): Record<string, Field> =>
  Object.assign({}, ...PLACES.map(nameOf))

const FORMATS: readonly Format[] = [
  {
    source: 'aba',
    signature: ['text', 'rank'],
    columns: {
      searchterm: 'text',
      searchfrequencyrank: 'rank',
      reportingdate: 'reportingDay',
      ...topThree((place) => ({
        // Amazon writes "Top Clicked Brand #1", but "Top Clicked Brands #2".
        [`topclickedbrand#${place}`]: `brand${place}`,
        [`topclickedbrands#${place}`]: `brand${place}`,
        [`topclickedproduct#${place}:asin`]: `asin${place}`,
        [`topclickedproduct#${place}:producttitle`]: `title${place}`,
        [`topclickedproduct#${place}:clickshare`]: `click${place}`,
        [`topclickedproduct#${place}:conversionshare`]: `conversion${place}`,
        // Before 2023.
        [`#${place}clickedasin`]: `asin${place}`,
        [`#${place}producttitle`]: `title${place}`,
        [`#${place}clickshare`]: `click${place}`,
        [`#${place}conversionshare`]: `conversion${place}`,
      })),
    },
  },
  {
    source: 'helium10',
    signature: ['text', 'searches'],
    columns: {
      keywordphrase: 'text',
      searchvolume: 'searches',
      keywordsales: 'purchases',
      competingproducts: 'products',
      titledensity: 'titleDensity',
      sponsoredasins: 'advertisers',
      'h10ppcsugg.bid': 'bid',
      'h10ppcsugg.minbid': 'bidLow',
      'h10ppcsugg.maxbid': 'bidHigh',
      abatotalclickshare: 'click',
      'abatotalconv.share': 'conversion',
    },
  },
  {
    source: 'sellersprite',
    signature: ['text', 'searches'],
    columns: {
      关键词: 'text',
      流量词: 'text',
      关键词翻译: 'zh',
      翻译: 'zh',
      aba周排名: 'rank',
      月搜索量: 'searches',
      月购买量: 'purchases',
      购买量: 'purchases',
      标题密度: 'titleDensity',
      商品数: 'products',
      广告竞品数: 'advertisers',
      近7天广告竞品数: 'advertisers',
      点击总占比: 'click',
      转化总占比: 'conversion',
      ppc竞价: 'bid',
      ppc价格: 'bid',
      建议竞价范围: 'bidRange',
      均价: 'price',
      评分数: 'ratings',
      评分值: 'rating',
      货流值: 'goodsValue',
      ...topThree((place) => ({
        [`#${place}前三asin`]: `asin${place}`,
        [`#${place}点击共享`]: `click${place}`,
        [`#${place}转化共享`]: `conversion${place}`,
      })),
    },
  },
]

export interface FileHead {
  source: KeywordSource
  /** Where each field is. */
  places: Partial<Record<Field, number>>
  /** Names of columns that are not read. */
  unread: string[]
}

/** Undefined: not the head of a known file. The first column of a name counts. */
export function headOf(cells: readonly SheetCell[]): FileHead | undefined {
  const names = cells.map((cell) => String(cell ?? '').trim())
  for (const { source, signature, columns } of FORMATS) {
    const places: FileHead['places'] = {}
    const unread: string[] = []
    for (const [at, name] of names.entries()) {
      const field = columns[plainName(name)]
      if (field === undefined && name !== '') unread.push(name)
      else if (field !== undefined) places[field] ??= at
    }
    if (signature.every((field) => places[field] !== undefined)) return { source, places, unread }
  }
}

/** Without spaces, capitals and a currency, which differ between exports: `PPC竞价($)` → `ppc竞价`. */
const plainName = (name: string) =>
  name
    .normalize('NFKC')
    .replace(/\([^)]*[$£€¥₹][^)]*\)|[$£€¥₹]/g, '')
    .replace(/\s+/g, '')
    .toLowerCase()
