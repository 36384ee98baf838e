import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '#contracts/model/language.ts'
import type { Report } from '#contracts/model/report/report.ts'
import { isTextKey, textOf } from '#contracts/model/report/texts.ts'
import { figuresOf } from '#contracts/model/report/walk.ts'
import { nightly } from '#fixtures/test-set.test-support.ts'
import { AWKWARD_TITLE } from '#server/platform/pdf/awkward.test-support.ts'
import { makeDrawable } from '#server/platform/pdf/drawable.ts'
import { pageTexts, poppler, textOfPdf, withoutSpaces } from '#server/platform/pdf/poppler.test-support.ts'
import { asinReport } from '../asin/asin-report.ts'
import { fullFacts, sparseFacts } from '../asin/facts.test-support.ts'
import { fullMarketFacts, sparseMarketFacts } from '../market/facts.test-support.ts'
import { marketReport } from '../market/market-report.ts'
import { LONG_NICHE, marketReportByHand } from './market-report.test-support.ts'
import { renderReport } from './render.ts'
import { everyBlockReport, say, section, table } from './report.test-support.ts'

const reports: Record<string, Report> = {
  'the sample report': asinReport(fullFacts()),
  'a sparse real report': asinReport(sparseFacts()),
  'a report with every kind of block': everyBlockReport({ marketplace: 'IN' }),
  'a market report': marketReport(fullMarketFacts()),
  'a sparse market report': marketReport(sparseMarketFacts()),
  'a hand-made market report': marketReportByHand(),
}
// V8 exposes the garbage collector only behind this flag.
setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

let picture: Buffer
const pdfs = new Map<string, Buffer>()
const pdfOf = (name: string, language: Language) => pdfs.get(`${name} ${language}`)!
beforeAll(async () => {
  picture = await sharp({ create: { width: 40, height: 60, channels: 3, background: '#478' } })
    .png()
    .toBuffer()
  for (const [name, report] of Object.entries(reports)) {
    for (const language of LANGUAGES) pdfs.set(`${name} ${language}`, await renderReport(report, { language, picture }))
  }
})

const cases = Object.keys(reports).flatMap((name) => LANGUAGES.map((language) => [name, language] as const))

describe.each(cases)('%s in %s', (name, language) => {
  it('shows every figure of the model, formatted', () => {
    const text = textOfPdf(pdfOf(name, language))
    const shown = [...figuresOf(reports[name]!)].filter(({ place }) => place !== 'chart')
    expect(shown.length).toBeGreaterThan(20)
    // Long text in a cell may be cut; a number never is.
    const missing = shown.filter((each) => {
      const wanted = withoutSpaces(makeDrawable(each.text(language), language))
      return !text.includes(typeof each.figure.value === 'string' ? wanted.slice(0, 40) : wanted)
    })
    expect(missing.map((each) => `${each.section} ${each.place}: ${each.text(language)}`)).toEqual([])
  })

  it('prints translated texts in tables, such as formulas, without cutting them', () => {
    const text = textOfPdf(pdfOf(name, language))
    const tables = reports[name]!.sections.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'table'))
    const texts = tables.flatMap(({ rows }) =>
      rows.flat().flatMap((cell) => (typeof cell === 'string' && isTextKey(cell) ? textOf(language, cell) : [])),
    )
    const cut = texts.filter((each) => !text.includes(withoutSpaces(makeDrawable(each, language))))
    expect(cut).toEqual([])
  })

  it('embeds a subset of every font, with a map to Unicode', () => {
    const [, , ...rows] = poppler('pdffonts', pdfOf(name, language)).trimEnd().split('\n')
    expect(rows.length).toBeGreaterThanOrEqual(2)
    for (const row of rows) expect(row).toMatch(/^[A-Z]{6}\+NotoSans\S*\s.*\byes yes yes\s/)
  })

  it('draws charts as vectors: the only image is the cover picture', () => {
    const [, , ...rows] = poppler('pdfimages', pdfOf(name, language), '-list').trimEnd().split('\n')
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatch(/^\s*1\s/)
  })

  it('lists each section in the contents with its page number', () => {
    const [, contents = '', ...rest] = pageTexts(pdfOf(name, language))
    for (const [at, { key }] of reports[name]!.sections.entries()) {
      const title = textOf(language, `section.${key}`)
      const entry = contents.split('\n').find((line) => line.includes(`${String(at + 1).padStart(2, '0')} `))
      expect(entry).toContain(title)
      const page = Number(/(\d+)\s*$/.exec(entry ?? '')?.[1])
      expect(rest[page - 3]).toContain(title)
    }
  })

  it('numbers every page, and labels every page if the data are samples', () => {
    const pages = pageTexts(pdfOf(name, language)).map(withoutSpaces)
    pages.forEach((page, at) => {
      expect(page).toContain(
        withoutSpaces(textOf(language, 'report.page', { page: `${at + 1}`, pages: `${pages.length}` })),
      )
      expect(page.includes(withoutSpaces(textOf(language, 'report.sample')))).toBe(reports[name]!.sample)
    })
  })
})

describe('a report', () => {
  it('renders to the same bytes each time', async () => {
    const report = reports['the sample report']!
    const again = await renderReport(report, { language: 'zh-CN', picture })
    expect(again.equals(pdfOf('the sample report', 'zh-CN'))).toBe(true)
  })

  it('sets title, author, language and date of the document', () => {
    const pdf = pdfOf('the sample report', 'zh-CN')
    const info = poppler('pdfinfo', pdf, '-isodates')
    expect(info).toContain(`ASIN 分析报告 · ${fullFacts().product.asin}`)
    expect(info).toMatch(/Author:\s+\S/)
    expect(info).toContain(reports['the sample report']!.madeAt.slice(0, 10))
    expect(pdf.includes('/Lang (zh-CN)')).toBe(true)
  })

  it('draws a title of 200 characters with emoji and foreign letters on cover and header', async () => {
    const pdf = await renderReport(everyBlockReport({ title: AWKWARD_TITLE }), { language: 'en-US' })
    expect([...AWKWARD_TITLE].length).toBeGreaterThanOrEqual(200)
    const [cover = '', contents = ''] = pageTexts(pdf)
    expect(withoutSpaces(cover)).toContain(withoutSpaces('atmungsaktiv'))
    expect(contents).toContain('✓【2026 Upgrade】Büro-Stuhl Ergonomisch')
    expect(poppler('pdfimages', pdf, '-list').trimEnd().split('\n')).toHaveLength(2)
  })

  it('shows the niche in the reader’s language and in its original, and the keyword', async () => {
    const [cover = '', contents = ''] = pageTexts(pdfOf('a hand-made market report', 'zh-CN')).map(withoutSpaces)
    for (const each of ['市场分析报告', '不锈钢保温水壶', LONG_NICHE.slice(0, 150), '谨慎进入', '数据完整度中等'])
      expect(cover).toContain(withoutSpaces(makeDrawable(each, 'zh-CN')))
    expect(contents).toContain(withoutSpaces('DE · trinkflasche edelstahl isoliert'))
    expect(poppler('pdfinfo', pdfOf('a hand-made market report', 'zh-CN'))).toContain(
      '市场分析报告 · DE · 不锈钢保温水壶',
    )
  })

  it('prints the range of estimated points between their bar and their weight, without overlap', async () => {
    const points = { label: 'score.competition', unit: 'points', method: 'estimated', asOf: '2026-11-20' } as const
    const part = { key: 'competition', label: points.label, weight: 0.15, because: [] }
    const score = {
      kind: 'score' as const,
      title: 'score.title' as const,
      total: { ...points, unit: 'score', value: 82, low: 41, high: 97 } as const,
      parts: [{ ...part, points: { ...points, value: 8.4, low: 0, high: 10 } }],
    }
    const pdf = await renderReport(everyBlockReport({ sections: [section('traffic', [score])] }), { language: 'en-US' })
    expect(pageTexts(pdf).join()).toMatch(/8\.4 \(0\.0–10\.0\) \/ 10\s+Weight 15\.0%/)
  })

  it('shows the initial of the brand without a picture', async () => {
    const pdf = await renderReport(everyBlockReport({ brand: 'qvist' }), { language: 'en-US' })
    expect(pageTexts(pdf)[0]).toMatch(/^\s*Q\s/m)
    expect(poppler('pdfimages', pdf, '-list').trim().split('\n')).toHaveLength(2)
  })

  it('names the time zone of its creation day on the cover and in each footer', async () => {
    const pdf = await renderReport(everyBlockReport({ sections: [section('variants', [table(0)])] }), {
      language: 'zh-CN',
    })
    for (const page of pageTexts(pdf)) expect(withoutSpaces(page)).toMatch(/\d{4}-\d{2}-\d{2}\(北京时间\)/)
  })

  it('shows and credits the rules’ sentences if a language model wrote in another language', async () => {
    const worded = {
      ...say('profit.insight.noStorage', {}),
      written: { language: 'zh-CN', text: '模型写的一句话。' },
    } as const
    const report = everyBlockReport({
      sections: [section('traffic', [{ kind: 'findings', tone: 'insight', items: [worded] }])],
      writer: { by: 'model', language: 'zh-CN', model: 'example-1', released: 1, of: 1 },
    })
    const [chinese, english] = await Promise.all(
      LANGUAGES.map(async (language) => textOfPdf(await renderReport(report, { language }))),
    )
    expect(chinese).toContain('模型写的一句话')
    expect(chinese).toContain('example-1')
    expect(english).not.toContain('模型写的一句话')
    expect(english).toContain(withoutSpaces(textOf('en-US', 'profit.insight.noStorage')))
    expect(english).toContain(withoutSpaces(textOf('en-US', 'written.rules')))
  })

  it('shows the name of our product beside the logo on the cover', async () => {
    for (const language of LANGUAGES) {
      const [cover = ''] = pageTexts(pdfOf('the sample report', language))
      expect(cover.trimStart().startsWith(textOf(language, 'report.author'))).toBe(true)
    }
  })

  nightly(() => {
    it('does not grow in memory over 100 renders', async () => {
      const report = everyBlockReport({ sections: everyBlockReport().sections.slice(0, 2) })
      const render = async (times: number) => {
        for (let at = 0; at < times; at++) await renderReport(report, { language: 'zh-CN' })
        collectGarbage()
        return process.memoryUsage().heapUsed
      }
      const before = await render(10)
      const after = await render(100)
      expect((after - before) / 1e6).toBeLessThan(5)
    }, 90_000)
  })
})
