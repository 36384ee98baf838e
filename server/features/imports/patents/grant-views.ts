import type { ViewKind } from '#contracts/model/rights/patent.ts'
import { isDescriptor } from '#server/features/rights/public.pictures.ts'
import type { NewView } from '#server/features/rights/public.register.ts'
import type { Drawings } from './grant-drawings.ts'

export interface Figure {
  /** Below DATA_DIR/files/drawings: `US/D982/D982278-3-1.png` is the first figure of the third sheet. */
  file: string
  descriptor: Uint8Array | null
}

/** Stored figures by sheet number. */
export function storedSheets(known: readonly NewView[]): Map<number, Figure[]> {
  const figures = known.flatMap(({ drawing, descriptor }) =>
    drawing && 'file' in drawing ? [{ file: drawing.file, descriptor }] : [],
  )
  return Map.groupBy(figures, ({ file }) => Number(/-(\d+)-\d+\.png$/.exec(file)?.[1]))
}

/** Without sheets with a descriptor of an older program version, which are imported again. */
export const currentSheets = (known: readonly NewView[]): Map<number, Figure[]> =>
  new Map([...storedSheets(known)].filter(([, figures]) => figures.every(isCurrent)))

/** Whether its descriptor is comparable with others; a blank figure has none. */
export const isCurrent = ({ descriptor }: Pick<Figure, 'descriptor'>): boolean =>
  descriptor === null || isDescriptor(descriptor)

/**
 * One view per figure in order, and one without drawing per missing sheet. Kinds are assigned by figure number, so only
 * if the number of figures equals the one in the grant.
 */
export function viewsOf({ sheets, figures, kinds }: Drawings, found: readonly (readonly Figure[] | null)[]): NewView[] {
  const all = found.flatMap((figuresOfSheet): (Figure | null)[] => (figuresOfSheet ? [...figuresOfSheet] : [null]))
  const areKindsKnown = figures === all.length && (figures === sheets.length || !all.includes(null))
  return all.map((figure, at) => {
    const kind: ViewKind = (areKindsKnown && kinds.get(at + 1)) || 'sheet'
    return { no: at + 1, kind, drawing: figure && { file: figure.file }, descriptor: figure?.descriptor ?? null }
  })
}
