/** The option of the treemap of categories. Pure. */
import type { EChartsCoreOption } from 'echarts/core'
import type { marketSearch } from '#contracts/api/market-search.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { palettes } from '#contracts/model/report/palette.ts'
import type { MapColour } from './use-market-search.ts'

export type CategoryNode = Output<typeof marketSearch.map>['row'][number]

interface TreeNode {
  name: string
  value: number
  itemStyle: { color: string; borderColor: string }
  node: CategoryNode
  children: TreeNode[]
}

/** Steps from bad to good; each is dark enough for white labels. */
const STEPS = ['#9f3a2d', '#a8663a', '#6b7480', '#3d7f72', '#1f6f4a']
const UNKNOWN = '#7a8794'
/** Upper bounds of the first four steps. */
const BOUNDS: Record<MapColour, readonly number[]> = {
  unitsYear: [-0.1, 0, 0.1, 0.25],
  openness: [0.3, 0.45, 0.6, 0.7],
}

function colourOf(value: number | null, colour: MapColour): string {
  if (value === null) return UNKNOWN
  const at = BOUNDS[colour].findIndex((bound) => value < bound)
  return STEPS[at === -1 ? STEPS.length - 1 : at] ?? UNKNOWN
}

/** @param describe lines about a node for its tooltip */
export function mapOption(
  nodes: readonly CategoryNode[],
  colour: MapColour,
  theme: 'light' | 'dark',
  describe: (node: CategoryNode) => string,
): EChartsCoreOption {
  const { surface, text, line } = palettes[theme]
  const below = (parent: string | null): TreeNode[] =>
    nodes
      .filter((node) => node.parent === parent && (node.revenue ?? 0) > 0)
      .map((node) => ({
        name: node.name,
        value: node.revenue ?? 0,
        // The border of a node is the ground of its name, so it has the colour of the node.
        itemStyle: { color: colourOf(node[colour], colour), borderColor: colourOf(node[colour], colour) },
        node,
        children: below(node.id),
      }))
  return {
    animation: false,
    tooltip: {
      backgroundColor: surface,
      borderColor: line,
      textStyle: { color: text },
      // Plain text, so that a name is not interpreted as markup.
      renderMode: 'richText',
      formatter: ({ data }: { data?: Partial<TreeNode> }) => (data?.node ? describe(data.node) : ''),
    },
    series: [
      {
        type: 'treemap',
        roam: false,
        nodeClick: false,
        breadcrumb: { show: false },
        left: 0,
        right: 0,
        top: 0,
        bottom: 0,
        label: { color: '#ffffff', fontSize: 12, overflow: 'truncate' },
        upperLabel: { show: true, height: 22, color: '#ffffff', fontSize: 12, overflow: 'truncate' },
        levels: [
          { upperLabel: { show: false }, itemStyle: { borderColor: surface, borderWidth: 0, gapWidth: 4 } },
          { itemStyle: { borderWidth: 2, gapWidth: 2 } },
          { itemStyle: { borderWidth: 1, gapWidth: 1 } },
        ],
        data: below(null),
      },
    ],
  }
}
