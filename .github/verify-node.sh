#!/usr/bin/env bash
# Compares the Node that npm installed with what the Node project signed: the list of checksums by its signature, the
# archive by the list, the program byte by byte. Run it after `npm ci --ignore-scripts`, with a Node of another origin.
set -euo pipefail

# Who releases Node (https://github.com/nodejs/node#release-keys).
keys=(
  5BE8A3F6C8A5C01D106C0AD820B1A390B168D356
  DD792F5973C6DE52C432CBDAC77ABFA00DDBF2B7
  CC68F5A3106FF448322E48ED27F5E38D5B0A215F
  8FCCA13FEF1D0C2E91008E09770F7A9A5AE15600
  890C08DB8579162FEE0DF9DB8BEAB4DFCF555EF4
  C82FA3AE1CBEDC6BE46B9360C43CEC45C17AB93C
  108F52B48DB57BB0CC439B2997B01419BD92F80A
  655F3B5C1FB3FA8D1A0CA6BDE4A7D232B936D2FD
  A363A499291CBBC940DD62E41F10027AF002F8B0
)

project=$PWD
source=$(node electron/tools/verify-node.ts | tr -d '\r')
{ read -r url; read -r file; read -r member; read -r binary; } <<< "$source"
cd "$(mktemp -d)"
mkdir -m 700 keys
export GNUPGHOME=$PWD/keys
for key in "${keys[@]}"; do
  gpg --batch --keyserver hkps://keys.openpgp.org --recv-keys "$key" ||
    gpg --batch --keyserver hkps://keyserver.ubuntu.com --recv-keys "$key"
done
curl -fsSL --proto =https -o list.asc "$url/SHASUMS256.txt.asc"
gpg --batch --output list --decrypt list.asc
curl -fsSL --proto =https -o downloaded "$url/$file"
node "$project/electron/tools/verify-node.ts" list downloaded
if [ "$member" = - ]; then cp downloaded program; else tar -xOzf downloaded "$member" > program; fi
cmp program "$binary"
echo "The Node of the package is the one that nodejs.org signed: $file"
