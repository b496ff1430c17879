@"%~dp0Tagline.exe" %*
@exit /b %ERRORLEVEL%
