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

!macro customUnInstall
  DeleteRegKey SHELL_CONTEXT "${TAGLINE_CLASS}"
!macroend
