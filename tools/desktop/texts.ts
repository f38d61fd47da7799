/** Texts that lie in the folder of the program. */

export const readmeFor = (version: string): string => `ATLAS ${version} for Windows 10 and 11 (x64)

Start ATLAS.exe. A window opens; close it when you are done.

ATLAS checks messages, pictures, recordings and links for scams. It works
without internet, and nothing you check leaves this computer. It keeps its
settings and its log in %LOCALAPPDATA%\\ATLAS, and nothing that you checked.

ATLAS.exe --self-test makes one check of each kind. What came out stands in
%LOCALAPPDATA%\\ATLAS\\self-test.txt.

Licences: app\\LICENSE (ATLAS, MIT), app\\LICENCES.md (models and other parts),
and a file beside each part in app\\node_modules.
`

/** Where makensis is missing: a console window that stays small. */
export const CONSOLE_STARTER = `@echo off
start "ATLAS" /min "%~dp0node.exe" --disable-warning=ExperimentalWarning "%~dp0app\\apps\\server\\src\\desk\\program.ts" %*
`
