; Installs for one person, without an administrator. The build hands in VERSION, ICON, FOLDER, KILOBYTES and OUT.
Unicode true
Target amd64-unicode
!include "MUI2.nsh"
!include "LogicLib.nsh"

!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\ATLAS"

Name "ATLAS"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\ATLAS"
RequestExecutionLevel user
SetCompressor /SOLID lzma
SetCompressorDictSize 64
BrandingText "ATLAS ${VERSION}"

VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "ATLAS"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Installs ATLAS, a scam checker"
VIAddVersionKey "CompanyName" "ATLAS project"
VIAddVersionKey "LegalCopyright" "MIT licence"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_WELCOMEPAGE_TITLE "ATLAS on your own computer"
!define MUI_WELCOMEPAGE_TEXT "ATLAS checks messages, pictures, recordings and links for scams.$\r$\n$\r$\nIt works without internet, and nothing you check leaves this computer. It is installed for you alone and needs no administrator.$\r$\n$\r$\nPress Install to go on."
!define MUI_FINISHPAGE_TITLE "ATLAS is installed"
!define MUI_FINISHPAGE_TEXT "You find ATLAS in the Start menu. You can remove it under Settings, Apps, at any time."
!define MUI_FINISHPAGE_RUN "$INSTDIR\ATLAS.exe"
!define MUI_FINISHPAGE_RUN_TEXT "Start ATLAS now"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"

; A program that runs cannot be replaced: whoever has it open is asked to close it, nobody is cut off.
!macro WaitUntilClosed UN
Function ${UN}WaitUntilClosed
  again:
  IfFileExists "$INSTDIR\node.exe" 0 closed
  ClearErrors
  FileOpen $0 "$INSTDIR\node.exe" a
  IfErrors 0 free
  MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "ATLAS is open. Please close its window, wait a minute, and press Retry." /SD IDCANCEL IDRETRY again
  SetErrorLevel 2
  Quit
  free:
  FileClose $0
  closed:
FunctionEnd
!macroend
!insertmacro WaitUntilClosed ""
!insertmacro WaitUntilClosed "un."

; Only what we ourselves put there.
!macro RemoveProgram
  RMDir /r "$INSTDIR\app"
  Delete "$INSTDIR\node.exe"
  Delete "$INSTDIR\ATLAS.exe"
  Delete "$INSTDIR\README.txt"
!macroend

Section
  Call WaitUntilClosed
  !insertmacro RemoveProgram
  SetOutPath "$INSTDIR"
  File /r "${FOLDER}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortCut "$SMPROGRAMS\ATLAS.lnk" "$INSTDIR\ATLAS.exe"
  WriteRegStr HKCU "${KEY}" "DisplayName" "ATLAS"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "Publisher" "ATLAS project"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\ATLAS.exe"
  WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${KEY}" "EstimatedSize" ${KILOBYTES}
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
SectionEnd

Section "Uninstall"
  Call un.WaitUntilClosed
  !insertmacro RemoveProgram
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\ATLAS.lnk"
  DeleteRegKey HKCU "${KEY}"
  ; Without being asked, nothing that a person may have put there is deleted.
  IfFileExists "$LOCALAPPDATA\ATLAS\*.*" 0 done
  MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "Also delete your ATLAS settings, your own lists and the log?$\r$\n$\r$\nATLAS never kept anything that you checked." /SD IDNO IDNO done
  RMDir /r "$LOCALAPPDATA\ATLAS"
  done:
SectionEnd
