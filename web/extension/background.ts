/** Runs once, when the extension is installed or replaced. */
import { rememberHome } from './site.ts'

chrome.runtime.onInstalled.addListener(() => void rememberHome())
