/** Made-up files of search terms in the layouts of DOMAIN C1–C3. */

const CLICKED = [1, 2, 3].flatMap((place) => [
  `Top Clicked Product #${place}: ASIN`,
  `Top Clicked Product #${place}: Product Title`,
  `Top Clicked Product #${place}: Click Share`,
  `Top Clicked Product #${place}: Conversion Share`,
])
const quoted = (cells: readonly string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')

const BRANDS = ['Top Clicked Brand #1', 'Top Clicked Brands #2', 'Top Clicked Brands #3']

/** Top Search Terms of Amazon Brand Analytics; each term with its rank. The second brand is of none of its products. */
export function abaFile(week: string, terms: readonly [term: string, rank: string][], range = 'Weekly'): string {
  const head = [
    'Search Frequency Rank',
    'Search Term',
    ...BRANDS,
    'Top Clicked Category #1',
    ...CLICKED,
    'Reporting Date',
  ]
  return [
    `Reporting Range=["${range}"],Select week=["Week 45 | 2026-11-01 - ${week} 2026"],Search Term=[""]`,
    quoted(head),
    ...terms.map(([term, rank]) =>
      quoted([
        ...[rank, term, 'Acme', 'Pup & Co', '', 'Pet Products'],
        ...['B0AAAAAAA1', 'Acme Bags, 12"', '14.21', '11.07'],
        ...['B0AAAAAAA2', 'Bark Bags', '9.5', '8.25'],
        ...['', '', '', ''],
        week,
      ]),
    ),
  ].join('\r\n')
}

/** The layout before 2023. */
export const OLD_ABA = `Department,Search Term,Search Frequency Rank,#1 Clicked ASIN,#1 Product Title,#1 Click Share,#1 Conversion Share
Amazon.com,mug,"1,204",B0AAAAAAA1,"Mug, 12 oz",14.21%,11.07%
`

export const CEREBRO = `Keyword Phrase,ABA Total Click Share,ABA Total Conv. Share,Keyword Sales,Cerebro IQ Score,Search Volume,Search Volume Trend,H10 PPC Sugg. Bid,H10 PPC Sugg. Min Bid,H10 PPC Sugg. Max Bid,Sponsored ASINs,Competing Products,CPR,Title Density,Organic,B0AAAAAAA1
dog poop bags,31.2,24.9,4120,1570,"201,334",3,1.42,1.05,1.88,212,">3,120",64,38,1,14
Dog  Bags,-,-,-,90,1200,-,-,-,-,-,900,-,-,1,-
`

export const SELLERSPRITE = `关键词,关键词翻译,AC推荐词,ABA周排名,月搜索量,月购买量,购买率,SPR,标题密度,商品数,需供比,广告竞品数,点击总占比,转化总占比,PPC竞价($),建议竞价范围($),均价($),评分数,评分值,货流值,#1 前三ASIN,#1 点击共享,#1转化共享
window privacy film,窗户隐私膜,Y,"1,204","576,399","16,427",2.85%,121,40,"7,307",78.88,310,24.98%,11.99%,$0.95,$0.65 - $1.22,15.99,"2,584",4.3,1.08%,B0AAAAAAA3,12.5%,6.1%
`
