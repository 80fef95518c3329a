"""Jupyter Book 1 is Sphinx with MyST-Parser; what its _config.yml has under sphinx.config stands here."""

project = "A course"
extensions = ["myst_parser"]
html_extra_path = ["extra"]
