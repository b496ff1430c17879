@echo off
setlocal
rem The dashes: without them Electron ends silently at whatever follows an argument like "Word: more".
set "TAGLINE_REPORT=%TEMP%\tagline-%RANDOM%-%RANDOM%.txt"
"%~dp0Tagline.exe" -- %* >nul
set "TAGLINE_EXIT=%ERRORLEVEL%"
if not exist "%TAGLINE_REPORT%" exit /b %TAGLINE_EXIT%
for /f "tokens=2 delims=:." %%p in ('chcp') do set "TAGLINE_PAGE=%%p"
chcp 65001 >nul
type "%TAGLINE_REPORT%"
del "%TAGLINE_REPORT%"
chcp %TAGLINE_PAGE% >nul
exit /b %TAGLINE_EXIT%
