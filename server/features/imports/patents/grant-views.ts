/** The views of a patent from the figures on its sheets. */
import type { ViewKind } from '#contracts/model/rights/patent.ts'
import { isDescriptor } from '#server/features/rights/public.pictures.ts'
import type { NewView } from '#server/features/rights/public.register.ts'
import type { Drawings } from './grant-drawings.ts'

export interface Figure {
  /** Below DATA_DIR/files/drawings: `US/D982/D982278-3-1.png` is the first figure of the third sheet. */
  file: string
  descriptor: Uint8Array | null
}

/** The figures that are there, by the number of their sheet. */
export function storedSheets(known: readonly NewView[]): Map<number, Figure[]> {
  const figures = known.flatMap(({ drawing, descriptor }) =>
    drawing && 'file' in drawing ? [{ file: drawing.file, descriptor }] : [],
  )
  return Map.groupBy(figures, ({ file }) => Number(/-(\d+)-\d+\.png$/.exec(file)?.[1]))
}

/** The same without sheets of which a figure was described by an older version of the program: those are taken anew. */
export const currentSheets = (known: readonly NewView[]): Map<number, Figure[]> =>
  new Map([...storedSheets(known)].filter(([, figures]) => figures.every(isCurrent)))

/** Whether its descriptor can be compared with others; a figure with nothing on it has none. */
export const isCurrent = ({ descriptor }: Pick<Figure, 'descriptor'>): boolean =>
  descriptor === null || isDescriptor(descriptor)

/**
 * A view for each figure in order, and one without a drawing for each sheet that is not at hand. What a figure shows is told
 * by its number, so it is known only where as many figures were found as the grant says there are.
 */
export function viewsOf({ sheets, figures, kinds }: Drawings, found: readonly (readonly Figure[] | null)[]): NewView[] {
  const all = found.flatMap((figuresOfSheet): (Figure | null)[] => (figuresOfSheet ? [...figuresOfSheet] : [null]))
  const isTold = figures === all.length && (figures === sheets.length || !all.includes(null))
  return all.map((figure, at) => {
    const kind: ViewKind = (isTold && kinds.get(at + 1)) || 'sheet'
    return { no: at + 1, kind, drawing: figure && { file: figure.file }, descriptor: figure?.descriptor ?? null }
  })
}
