/**
 * The report as HTML for Chromium to print: the same texts, numbers and charts as the PDF, with minimal markup and the
 * system's Chinese font, the fastest case for Chromium.
 */
import type { Language } from '#contracts/model/language.ts'
import type { Block, ScorePart, Table } from '#contracts/model/report/block-kinds.ts'
import { chartOption } from '#contracts/model/report/charts.ts'
import type { Figure, Sentence } from '#contracts/model/report/figure.ts'
import { formatFigure, formatValue, sentenceOf } from '#contracts/model/report/format.ts'
import { headingOf } from '#contracts/model/report/heading.ts'
import { localizeTable } from '#contracts/model/report/localize-table.ts'
import type { Report } from '#contracts/model/report/report.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import { textOf } from '#contracts/model/report/texts.ts'
import { chartSvg } from '#server/features/reports/pdf/chart-svg.ts'

const STYLE = `body{font:9pt/1.55 "Noto Sans CJK SC","Noto Sans SC",sans-serif;color:#1f2937;margin:0}
h1{background:#17324d;color:#fff;padding:60px 40px}h2{border-bottom:2px solid #1f6feb;color:#17324d}
table{border-collapse:collapse;width:100%;font-size:8pt}th{background:#17324d;color:#fff}td,th{padding:3px 5px;text-align:right}
tr:nth-child(even){background:#f7f9fb}tr{break-inside:avoid}thead{display:table-header-group}svg{break-inside:avoid}
.cards{display:grid;grid-template-columns:repeat(3,1fr);gap:8px}.cards div,.panel{background:#f3f6f9;padding:8px;break-inside:avoid}`

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

/** All arguments must be escaped. */
const grid = (title: string, heads: string[], rows: string[][]) =>
  `<h3>${title}</h3><table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</table>`

/** Returns a complete HTML document; the picture is inlined. This function is long because it is mostly HTML. */
export function reportPage(report: Report, language: Language, picture: Buffer): string {
  const { marketplace } = report
  const label = (key: TextKey) => escapeHtml(textOf(language, key))
  const say = (sentence: Sentence) => escapeHtml(sentenceOf(sentence, language, marketplace))
  const write = (figure: Figure) => escapeHtml(formatFigure(figure, language, marketplace))
  const card = (figure: Figure) => `<div>${label(figure.label)}<br><b>${write(figure)}</b></div>`
  const image = `<img width="260" src="data:image/png;base64,${picture.toString('base64')}">`
  const sections = report.sections.map(
    ({ key, blocks }, at) => `<h2>${at + 1} ${label(`section.${key}`)}</h2>${blocks.map(draw).join('')}`,
  )
  const contents = report.sections.map(({ key }) => `<li>${label(`section.${key}`)}</li>`).join('')
  const { title, asinOrKeyword } = headingOf(report, language)
  const cover = `<h1>${escapeHtml(asinOrKeyword)}</h1>${image}<p>${escapeHtml(title)}</p>`
  return `<!doctype html><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>${STYLE}</style>
${cover}<ol style="break-before:page;break-after:page">${contents}</ol>${sections.join('')}`

  function table(whole: Table): string {
    const { title, columns, rows } = localizeTable(whole, language)
    const cells = rows.map((row) =>
      columns.map(({ unit }, at) => escapeHtml(formatValue(row[at] ?? null, unit, language, marketplace))),
    )
    return grid(
      label(title),
      columns.map((column) => label(column.label)),
      cells,
    )
  }

  function part({ label: name, points, weight, because }: ScorePart): string {
    const bar = `<div style="background:#1f6feb;height:6px;width:${Number(points.value ?? 0) * 10}%"></div>`
    const grounds = because.map((figure) => `${label(figure.label)} ${write(figure)}`).join(' · ')
    const share = formatValue(weight, 'percent', language, marketplace)
    return `<div class="panel"><b>${label(name)} ${write(points)}</b> ${share}${bar}${grounds}</div>`
  }

  function draw(block: Block): string {
    switch (block.kind) {
      case 'verdict':
        return `<h3>${label(`verdict.${block.verdict}`)}</h3>${list(block.reasons)}`
      case 'score':
        return `<h3>${label(block.title)} ${write(block.total)}</h3>${block.parts.map(part).join('')}`
      case 'comparison': {
        const heads = block.columns.map((name) => (typeof name === 'string' ? escapeHtml(name) : label(name.text)))
        return grid(
          label(block.title),
          [label('column.figure'), ...heads],
          block.rows.map((row) => [label(row.label), ...row.figures.map(write)]),
        )
      }
      case 'columns':
        return `<div class="cards">${block.columns.map(({ title, items }) => `<div>${label(title)}${list(items)}</div>`).join('')}</div>`
      case 'figures':
        return `<div class="cards">${block.figures.map(card).join('')}</div>`
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
            const said = quotes.map((quote) => `<li>${escapeHtml(quote)}</li>`).join('')
            return `<p>${escapeHtml(topic)} ${write(share)}</p><ul>${said}</ul>`
          })
          .join('')
      case 'actions':
        return block.actions
          .map(({ what, why }) => `<div class="panel"><b>${say(what)}</b><br>${say(why)}</div>`)
          .join('')
      case 'checks':
        return list(block.checks.flatMap(({ rule, fix }) => (fix ? [rule, fix] : [rule])))
      case 'verbatim':
        return `<p class="panel">${escapeHtml(block.text)}</p>`
      case 'missing':
        return list([block.what])
    }
  }

  function list(items: Sentence[]): string {
    return `<ul class="panel">${items.map((item) => `<li>${say(item)}</li>`).join('')}</ul>`
  }
}
