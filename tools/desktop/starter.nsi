; What people start: runs Node on the program without a console window, waits for it, and says so when it cannot.
; Made with makensis; the build hands in VERSION, ICON and OUT.
Unicode true
Target amd64-unicode
!include "FileFunc.nsh"
!include "LogicLib.nsh"

Name "ATLAS"
OutFile "${OUT}"
Icon "${ICON}"
RequestExecutionLevel user
SilentInstall silent
SetCompressor lzma

VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "ATLAS"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "ATLAS, a scam checker"
VIAddVersionKey "CompanyName" "ATLAS project"
VIAddVersionKey "LegalCopyright" "MIT licence"

Section
  ${GetParameters} $R0
  ; Node opens files by the folder it is in; ours must not depend on where it was started from.
  SetOutPath "$EXEDIR"
  nsExec::Exec '"$EXEDIR\node.exe" --max-semi-space-size=8 --disable-warning=ExperimentalWarning "$EXEDIR\app\apps\server\src\desk\program.ts" $R0'
  Pop $0
  ${If} $0 == "0"
    SetErrorLevel 0
  ${Else}
    SetErrorLevel 1
    ; Whoever tries it out reads the number; whoever started it by hand must be told.
    ${If} $R0 == ""
      MessageBox MB_OK|MB_ICONEXCLAMATION "ATLAS could not start.$\r$\n$\r$\nWhat went wrong is written in:$\r$\n$LOCALAPPDATA\ATLAS\atlas.log$\r$\n$\r$\nYou can still use ATLAS on its website."
    ${EndIf}
  ${EndIf}
SectionEnd
