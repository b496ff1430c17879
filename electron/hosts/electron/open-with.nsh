; Offers Tagline under "Open with" for lists of contacts, and leaves the program that opens them now as it is: what
; electron-builder makes of file associations would put Tagline in its place.

!define TAGLINE_CLASS "Software\Classes\Applications\${APP_EXECUTABLE_FILENAME}"

!macro taglineOpens EXT
  WriteRegStr SHELL_CONTEXT "${TAGLINE_CLASS}\SupportedTypes" ".${EXT}" ""
!macroend

!macro customInstall
  WriteRegStr SHELL_CONTEXT "${TAGLINE_CLASS}" "FriendlyAppName" "${PRODUCT_NAME}"
  WriteRegStr SHELL_CONTEXT "${TAGLINE_CLASS}\shell\open\command" "" '"$INSTDIR\${APP_EXECUTABLE_FILENAME}" "%1"'
  !insertmacro taglineOpens "csv"
  !insertmacro taglineOpens "tsv"
  !insertmacro taglineOpens "xlsx"
  !insertmacro taglineOpens "xlsm"
  !insertmacro taglineOpens "xls"
  !insertmacro taglineOpens "ods"
  !insertmacro taglineOpens "fods"
  !insertmacro taglineOpens "vcf"
!macroend

; What Electron registers when it first shows a notification, by the class of `system/windows-identity.ts`. For
; everybody's installation it also makes an entry in the own start menu of each user who got one.
!define TAGLINE_TOASTS "{80F98E50-FD3F-4C75-990C-67AB27D55F21}"

!macro customUnInstall
  DeleteRegKey SHELL_CONTEXT "${TAGLINE_CLASS}"
  ${ifNot} ${isUpdated}
    DeleteRegKey HKCU "Software\Classes\CLSID\${TAGLINE_TOASTS}"
    ${if} $installMode == "all"
      Push $R0
      Push $R1
      FindFirst $R0 $R1 "$PROFILE\..\*.*"
      ${doUntil} $R1 == ""
        Delete "$PROFILE\..\$R1\AppData\Roaming\Microsoft\Windows\Start Menu\Programs\${SHORTCUT_NAME}.lnk"
        FindNext $R0 $R1
      ${loop}
      FindClose $R0
      Pop $R1
      Pop $R0
    ${endIf}
  ${endIf}
!macroend
