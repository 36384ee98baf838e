import { createContext, useContext } from 'react'

/** Tells of a path whether the tool of its screen works: the app knows, which has the list of screens. */
export const ReadyScreens = createContext<(path: string) => boolean>(() => false)

export const useIsReady = () => useContext(ReadyScreens)
