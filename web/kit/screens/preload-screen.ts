import { createContext } from 'react'

/**
 * Starts loading the screen at a path before it is opened. The router provides it, because a screen that looked up another
 * one in the list of screens would import itself.
 */
export const PreloadScreen = createContext<(path: string) => void>(() => {})
