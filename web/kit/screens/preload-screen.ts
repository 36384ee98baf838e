import { createContext } from 'react'

/** Preloads the screen at a path. A context, because a screen that imports the list of screens would import itself. */
export const PreloadScreen = createContext<(path: string) => void>(() => {})
