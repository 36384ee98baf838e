/**
 * The report as a page for Chromium to print: the same texts, numbers and charts as the PDF, with plain markup and the
 * system's Chinese font, which is Chromium's quickest way.
 */
import type { Language } from '#contracts/model/language.ts'
import { chartOption } from '#contracts/model/report/charts.ts'
import { formatFigure, formatValue, sentenceOf } from '#contracts/model/report/format.ts'
import type { Block, Report, Sentence, Table } from '#contracts/model/report/report.ts'
import { type TextKey, textOf } from '#contracts/model/report/texts.ts'
import { chartSvg } from '#server/features/reports/pdf/chart-svg.ts'

const STYLE = `body{font:9pt/1.55 "Noto Sans CJK SC","Noto Sans SC",sans-serif;color:#1f2937;margin:0}
h1{background:#17324d;color:#fff;padding:60px 40px}h2{border-bottom:2px solid #1f6feb;color:#17324d}
table{border-collapse:collapse;width:100%;font-size:8pt}th{background:#17324d;color:#fff}td,th{padding:3px 5px;text-align:right}
tr:nth-child(even){background:#f7f9fb}tr{break-inside:avoid}thead{display:table-header-group}svg{break-inside:avoid}
.cards{display:grid;grid-template-columns:repeat(3,1fr);gap:8px}.cards div,.panel{background:#f3f6f9;padding:8px;break-inside:avoid}`

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

/** The whole page; the picture is inlined. */
export function reportPage(report: Report, language: Language, picture: Buffer): string {
  const { marketplace } = report
  const label = (key: TextKey) => escaped(textOf(language, key))
  const say = (sentence: Sentence) => escaped(sentenceOf(sentence, language, marketplace))
  const image = `<img width="260" src="data:image/png;base64,${picture.toString('base64')}">`
  const sections = report.sections.map(
    ({ key, blocks }, at) => `<h2>${at + 1} ${label(`section.${key}`)}</h2>${blocks.map(draw).join('')}`,
  )
  const contents = report.sections.map(({ key }) => `<li>${label(`section.${key}`)}</li>`).join('')
  const cover = `<h1>${escaped(report.asin)}</h1>${image}<p>${escaped(report.title)}</p>`
  return `<!doctype html><meta charset="utf-8"><title>${escaped(report.title)}</title><style>${STYLE}</style>
${cover}<ol style="break-before:page;break-after:page">${contents}</ol>${sections.join('')}`

  function table({ title, columns, rows }: Table): string {
    const head = columns.map((column) => `<th>${label(column.label)}</th>`).join('')
    const body = rows.map((row) => {
      const cells = columns.map(({ unit }, at) => formatValue(row[at] ?? null, unit, language, marketplace))
      return `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`
    })
    return `<h3>${label(title)}</h3><table><thead><tr>${head}</tr></thead>${body.join('')}</table>`
  }

  function draw(block: Block): string {
    switch (block.kind) {
      case 'figures': {
        const card = (figure: (typeof block.figures)[number]) =>
          `<div>${label(figure.label)}<br><b>${escaped(formatFigure(figure, language, marketplace))}</b></div>`
        return `<div class="cards">${block.figures.map(card).join('')}</div>`
      }
      case 'table':
        return table(block)
      case 'chart': {
        const height = block.shape === 'bars' ? block.items.length * 24 + 20 : 236
        return `<h3>${label(block.title)}</h3>${chartSvg(chartOption(block, language, marketplace), 618, height)}`
      }
      case 'findings':
        return list(block.items)
      case 'swot':
        return block.quadrants.map(({ title, items }) => `<div class="panel">${title}${list(items)}</div>`).join('')
      case 'quotes':
        return block.items
          .map(({ topic, share, quotes }) => {
            const said = quotes.map((quote) => `<li>${escaped(quote)}</li>`).join('')
            return `<p>${escaped(topic)} ${formatFigure(share, language, marketplace)}</p><ul>${said}</ul>`
          })
          .join('')
      case 'actions':
        return block.actions
          .map(({ what, why }) => `<div class="panel"><b>${say(what)}</b><br>${say(why)}</div>`)
          .join('')
      case 'checks':
        return list(block.checks.flatMap(({ rule, fix }) => (fix ? [rule, fix] : [rule])))
      case 'verbatim':
        return `<p class="panel">${escaped(block.text)}</p>`
      case 'missing':
        return list([block.what])
    }
  }

  function list(items: Sentence[]): string {
    return `<ul class="panel">${items.map((item) => `<li>${say(item)}</li>`).join('')}</ul>`
  }
}
